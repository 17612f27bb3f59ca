package org.onward.rules.selection;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.UnaryTest;

/**
 * What a number is worth in the choice: a row of one of the tables {@code time-fit}, {@code decline-history},
 * {@code urgency-in-words} and {@code deadline-in-words}.
 *
 * @param about what the number is
 * @param value the numbers the row covers
 * @param grade what they are worth, 0–1; 0 where the table only gives words
 * @param telling how telling the words are, 1 is said first
 * @param because the words, a clause
 */
public record GradeRow(String row, About about, UnaryTest<Double> value, double grade, int telling, String because) {
    /** What the number of a row is, by the table it stands in. */
    public enum About {
        TIME("time-fit"),
        DECLINES("decline-history"),
        URGENCY("urgency-in-words"),
        DEADLINE("deadline-in-words");

        private final String table;

        About(String table) {
            this.table = table;
        }
    }

    static List<GradeRow> shipped(About about) {
        DecisionTable table = DecisionTable.shipped(about.table);
        boolean graded = table.columns().contains("grade");
        return table.rows().stream()
                .map(row -> new GradeRow(
                        row.id(),
                        about,
                        row.numberTest("value"),
                        graded ? row.decimal("grade") : 0,
                        row.integer("telling"),
                        row.text("because")))
                .toList();
    }

    public boolean covers(double number) {
        return value.accepts(number);
    }
}
