package org.onward.rules.explain;

import java.util.HashMap;
import java.util.Map;
import org.onward.rules.table.DecisionTable;

/**
 * The words for the reasons of a capability, from a table with the columns {@code rule} and {@code words}; the words hold
 * {@code {0}}, {@code {1}} … where the details of a reason go.
 */
public final class ReasonWords {
    private final Map<String, String> wordsByRule = new HashMap<>();
    private final String table;

    public ReasonWords(DecisionTable table) {
        this.table = table.name();
        table.rows().forEach(row -> wordsByRule.put(row.text("rule"), row.text("words")));
    }

    /** Throws {@link IllegalArgumentException} when the table has no words for the rule. */
    public Explanation explain(Reason reason) {
        String words = wordsByRule.get(reason.ruleId());
        if (words == null) {
            throw new IllegalArgumentException("Table " + table + " has no words for the rule " + reason.ruleId());
        }
        for (int place = 0; place < reason.details().size(); place++) {
            words = words.replace("{" + place + "}", reason.details().get(place));
        }
        return new Explanation(reason.ruleId(), reason.row(), words);
    }
}
