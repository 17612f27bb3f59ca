package org.onward.rules.preference;

/**
 * Fact: words that tell how the person does things.
 *
 * @param manner how firmly they tell it
 */
public record HabitSaid(String row, Manner manner) {
    /** How words tell a preference. */
    public enum Manner {
        HABIT,
        LIKING,
        CUE,
        REFUSAL
    }
}
