package org.onward.rules.learning;

import java.util.List;
import java.util.UUID;
import org.onward.rules.learning.Adjustment.Subject;

/**
 * Conclusion: something learned has an effect now.
 *
 * @param subject what is affected
 * @param amount levels for AFFINITY, a factor for ESTIMATE, minutes for BREAKDOWN, 1 otherwise
 * @param from the adjustments behind it
 * @param ruleId the rule that decided
 * @param row the table row that decided
 */
public record LearnedEffect(Subject subject, double amount, List<UUID> from, String ruleId, String row) {
    public LearnedEffect {
        from = List.copyOf(from);
    }

    public Adjustment.Kind kind() {
        return subject.kind();
    }
}
