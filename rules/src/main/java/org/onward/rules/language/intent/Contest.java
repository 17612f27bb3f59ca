package org.onward.rules.language.intent;

import org.onward.rules.language.Intent;

/**
 * Fact: the two most probable readings by words and state.
 *
 * @param best the most probable
 * @param probability of the best, 0–1
 * @param second the next
 * @param lead by how much the best is ahead, 0–1
 * @param needed the lead that makes it clear, 0–1
 * @param row the state row that turned the words' own intent into {@code best}; empty when none did
 */
public record Contest(Intent best, double probability, Intent second, double lead, double needed, String row) {
    public boolean isClear() {
        return lead >= needed;
    }

    /** Whether it is a reminder, or lies between a task and one: without a time both are the same. */
    public boolean isReminder() {
        return best == Intent.REMINDER || isTaskOrReminder();
    }

    /** Whether it lies between a task and a reminder, with the task ahead. */
    public boolean isTaskOrReminder() {
        return !isClear() && best == Intent.ADD_TASK && second == Intent.REMINDER;
    }

    /** Whether the best reading, or the next where the two lie close together, stores something to do. */
    public boolean isCapture() {
        return stores(best) || !isClear() && stores(second);
    }

    private static boolean stores(Intent intent) {
        return intent == Intent.ADD_TASK || intent == Intent.REMINDER;
    }
}
