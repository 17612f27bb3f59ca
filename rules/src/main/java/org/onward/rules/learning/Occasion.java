package org.onward.rules.learning;

import java.time.Instant;
import java.util.UUID;
import org.onward.rules.vocabulary.Mood;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/**
 * Fact: something happened to a task that may teach something.
 *
 * @param pattern the plan the task follows; empty for none in particular
 * @param band the part of the person's day
 * @param mood how they said they feel
 * @param measure for FINISHED the time taken as a share of the estimate without what was learned, 0 when not known; for a
 *     decline 1 when the task's energy was raised by it
 */
public record Occasion(
        What what,
        UUID taskId,
        WorkType workType,
        String pattern,
        TimeBand band,
        Mood mood,
        double measure,
        Instant at) {
    /** What can happen: a suggestion declined for a reason, a reason given afterwards, how it felt, not finishing, finishing. */
    public enum What {
        DECLINED_GENERAL,
        DECLINED_TIMING,
        DECLINED_MOOD_MISMATCH,
        DECLINED_BLOCKED,
        DECLINED_ALREADY_DONE,
        REASON_GENERAL,
        REASON_TIMING,
        REASON_MOOD_MISMATCH,
        REASON_BLOCKED,
        REASON_ALREADY_DONE,
        FELT_EASIER,
        FELT_RIGHT,
        FELT_HARDER,
        NOT_FINISHED,
        FINISHED
    }
}
