package org.onward.rules.table;

import java.util.List;

/**
 * A single number that a rule needs, such as a default or a weight: a row of a table with the columns {@code setting} and
 * {@code value}.
 *
 * @param row id to cite in an explanation
 */
public record Setting(String row, String name, double value) {
    public static List<Setting> of(DecisionTable table) {
        return table.rows().stream()
                .map(row -> new Setting(row.id(), row.text("setting"), row.decimal("value")))
                .toList();
    }

    /** The value as a whole number. */
    public int whole() {
        return (int) Math.round(value);
    }
}
