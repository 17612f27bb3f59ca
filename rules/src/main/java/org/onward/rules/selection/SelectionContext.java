package org.onward.rules.selection;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.onward.rules.learning.LearnedEffects;
import org.onward.rules.vocabulary.Mood;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/**
 * The moment a task is asked for.
 *
 * @param availableMinutes 1 or more; default 30 is the caller's
 * @param mood NEUTRAL when not said
 * @param now the moment
 * @param zone the person's zone
 * @param avoidType a kind of work to leave out if anything else fits, after a decline for mood
 * @param replacing the task on offer just now, left out of the choice
 * @param shorterThan a length in minutes: something shorter is wanted if there is any, after a decline for time
 * @param learned what was learned about the person
 */
public record SelectionContext(
        int availableMinutes,
        Mood mood,
        Instant now,
        ZoneId zone,
        Optional<WorkType> avoidType,
        Optional<UUID> replacing,
        OptionalInt shorterThan,
        LearnedEffects learned) {
    /** A moment about which nothing more is known. */
    public SelectionContext(
            int availableMinutes,
            Mood mood,
            Instant now,
            ZoneId zone,
            Optional<WorkType> avoidType,
            Optional<UUID> replacing) {
        this(availableMinutes, mood, now, zone, avoidType, replacing, OptionalInt.empty(), LearnedEffects.NONE);
    }

    /** The part of the person's day. */
    TimeBand band() {
        return TimeBand.of(now.atZone(zone).toLocalTime());
    }
}
