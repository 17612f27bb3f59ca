package org.onward.rules.steps;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.UnaryTest;
import org.onward.rules.vocabulary.Energy;

/**
 * How much preparation a task bears: a row of the table {@code prep-allowances}.
 *
 * @param row the row's id
 * @param energy the energy the task asks for
 * @param minutes the lengths it speaks of
 * @param known most steps from preferences
 * @param defaults most steps when we know nothing
 * @param firstStep most minutes of the first step
 */
public record PrepAllowance(
        String row, Energy energy, UnaryTest<Double> minutes, int known, int defaults, int firstStep) {
    static List<PrepAllowance> of(DecisionTable table) {
        return table.rows().stream()
                .map(row -> new PrepAllowance(
                        row.id(),
                        row.constant("energy", Energy.class),
                        row.numberTest("minutes"),
                        row.integer("most known"),
                        row.integer("most by default"),
                        row.integer("first step minutes")))
                .toList();
    }

    /** Whether the row speaks of tasks of this length. */
    public boolean covers(int length) {
        return minutes.accepts((double) length);
    }
}
