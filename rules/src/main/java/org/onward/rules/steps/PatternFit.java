package org.onward.rules.steps;

/**
 * A pattern that could plan the task.
 *
 * @param pattern the pattern
 * @param closeness how much of the title it explains
 */
public record PatternFit(StepPattern pattern, Closeness closeness) {
    /** How much of the title a pattern explains, least first. */
    public enum Closeness {
        KIND_OF_WORK,
        VERB,
        NOUN,
        VERB_AND_NOUN
    }

    /** Whether it explains more than the other fit; of two alike the earlier row of the table does. */
    public boolean closerThan(PatternFit other) {
        int order = closeness.compareTo(other.closeness);
        return order > 0 || order == 0 && pattern.place() < other.pattern.place();
    }
}
