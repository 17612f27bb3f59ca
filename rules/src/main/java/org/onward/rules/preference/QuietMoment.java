package org.onward.rules.preference;

/**
 * Fact: a moment in which a question might be welcome.
 *
 * @param urgency of the task just captured, 0–100; 0 in small talk
 * @param turns how many the person has had before
 * @param askedToday whether such a question was asked today already
 */
public record QuietMoment(Occasion occasion, int urgency, long turns, boolean askedToday) {
    /** What just happened. */
    public enum Occasion {
        QUIET,
        CAPTURED
    }
}
