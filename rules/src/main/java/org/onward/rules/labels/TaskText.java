package org.onward.rules.labels;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onward.rules.vocabulary.WorkType;

/**
 * What is known of a task when it is captured.
 *
 * @param message the person's whole message
 * @param title the task alone
 * @param statedMinutes a duration they gave for it
 * @param dueAt the resolved deadline
 * @param reminder true when it is a reminder (urgency 90, 5 minutes)
 * @param now when they said it
 * @param zone their zone
 * @param multipliers learned factor on estimates by kind of work, 0.5–2.0; absent means 1
 * @param tiring whether similar tasks were seen to take more energy than they seem to
 */
public record TaskText(
        String message,
        String title,
        OptionalInt statedMinutes,
        Optional<Instant> dueAt,
        boolean reminder,
        Instant now,
        ZoneId zone,
        Map<WorkType, Double> multipliers,
        boolean tiring) {
    /** A task of which nothing was learned about its energy. */
    public TaskText(
            String message,
            String title,
            OptionalInt statedMinutes,
            Optional<Instant> dueAt,
            boolean reminder,
            Instant now,
            ZoneId zone,
            Map<WorkType, Double> multipliers) {
        this(message, title, statedMinutes, dueAt, reminder, now, zone, multipliers, false);
    }
}
