package org.onward.rules.learning;

import org.onward.rules.learning.Adjustment.Subject;

/**
 * Conclusion: what an occasion teaches.
 *
 * @param subject what it is about
 * @param effect what it does to what is known of the subject
 * @param amount a factor, minutes or a share; 0 for a mark
 * @param ruleId the rule that taught it
 */
public record Lesson(Subject subject, Effect effect, double amount, String ruleId) {
    /** What a lesson does. */
    public enum Effect {
        /** It happened once more. */
        MARK,
        /** The last mark of this task does not count. */
        WITHDRAW,
        /** The factor is multiplied. */
        STRETCH,
        /** The minutes change by so many. */
        SHIFT,
        /** One more measurement. */
        SAMPLE
    }
}
