package org.onward.rules.explain;

import java.util.List;

/**
 * Conclusion of a rule about its own part in a decision; {@link ReasonWords} turns it into an {@link Explanation}.
 *
 * @param ruleId stable id of the rule
 * @param row id of the decision-table row that supplied the values; empty when no table took part
 * @param details what fills the places {@code {0}}, {@code {1}} … of the words
 */
public record Reason(String ruleId, String row, List<String> details) {
    public Reason {
        details = List.copyOf(details);
    }

    public static Reason of(String ruleId, String row, Object... details) {
        return new Reason(
                ruleId, row, List.of(details).stream().map(String::valueOf).toList());
    }
}
