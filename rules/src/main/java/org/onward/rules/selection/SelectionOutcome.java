package org.onward.rules.selection;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;

/**
 * What to offer, or why nothing is offered.
 *
 * @param kind which of the cases of §4.8 holds
 * @param choice the one suggestion, for OFFER, OFFER_DESPITE_MOOD
 * @param band how to put it, with a choice
 * @param microStepOf the large task whose first step fits, for ALL_TOO_LONG when there is one
 * @param shortestMinutes the shortest length of what does not fit, for ALL_TOO_LONG
 * @param ranking every eligible candidate, best first
 */
public record SelectionOutcome(
        Kind kind,
        Optional<CandidateScore> choice,
        Optional<PresentationBand> band,
        Optional<UUID> microStepOf,
        OptionalInt shortestMinutes,
        List<CandidateScore> ranking) {

    /** The cases of §4.8. */
    public enum Kind {
        OFFER,
        OFFER_DESPITE_MOOD,
        NO_TASKS,
        ALL_TOO_LONG,
        ALL_BLOCKED_OR_DECLINED
    }
}
