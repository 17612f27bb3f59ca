package org.onward.rules.selection;

import java.util.List;
import java.util.Locale;
import org.onward.rules.explain.Explanation;
import org.onward.rules.table.DecisionTable;

/**
 * How something learned is mentioned: a row of the table {@code learned-in-words}.
 *
 * @param telling how telling the words are, 1 is said first
 * @param because the words, a clause with places for details
 */
public record LearnedWordsRow(String row, About about, int telling, String because) {
    /** What is mentioned. */
    public enum About {
        SUITS_LESS,
        TAKES_LONGER,
        TAKES_LESS
    }

    static List<LearnedWordsRow> shipped() {
        return DecisionTable.shipped("learned-in-words").rows().stream()
                .map(row -> new LearnedWordsRow(
                        row.id(), row.constant("about", About.class), row.integer("telling"), row.text("because")))
                .toList();
    }

    public Clause clause(String ruleId, Object... details) {
        String words = because;
        for (int place = 0; place < details.length; place++) {
            words = words.replace(
                    "{" + place + "}", String.valueOf(details[place]).toLowerCase(Locale.ROOT));
        }
        return new Clause(telling, new Explanation(ruleId, row, words));
    }
}
