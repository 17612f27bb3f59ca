package org.onward.rules.explain;

import java.util.Objects;

/**
 * One reason that took part in a decision.
 *
 * @param ruleId stable id of the rule ({@code @Id} in its DRL), never null
 * @param row id of the decision-table row that supplied the values, as {@code table:row}; empty when no table took part
 * @param words the reason as a clause a person can read, such as "it fits in 30 minutes"; never null
 */
public record Explanation(String ruleId, String row, String words) {
    public Explanation {
        Objects.requireNonNull(ruleId);
        Objects.requireNonNull(row);
        Objects.requireNonNull(words);
    }

    public static Explanation of(String ruleId, String words) {
        return new Explanation(ruleId, "", words);
    }
}
