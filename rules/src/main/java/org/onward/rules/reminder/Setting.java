package org.onward.rules.reminder;

/**
 * What a wish to be reminded becomes.
 *
 * @param rule id of the rule that decided
 */
public record Setting(Kind kind, String rule) {
    /** What it can become. */
    public enum Kind {
        /** A reminder at that time. */
        ONCE,
        /** The clock time has passed today: tomorrow, and the confirmation says so. */
        TOMORROW,
        /** The next time of several, and the confirmation says that it is one. */
        NEXT_OF_MANY,
        /** The time lies in the past: a time to come is asked for. */
        PASSED,
        /** An ordinary task: nothing says when. */
        NO_TIME
    }
}
