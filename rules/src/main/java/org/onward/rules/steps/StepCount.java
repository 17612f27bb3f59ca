package org.onward.rules.steps;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.UnaryTest;

/**
 * How many inline steps a task of some length gets: a row of the table {@code step-counts}.
 *
 * @param row the row's id
 * @param minutes the lengths it speaks of
 * @param most most steps
 * @param mostWithFollowUp most steps when the last one is a follow-up
 */
public record StepCount(String row, UnaryTest<Double> minutes, int most, int mostWithFollowUp) {
    static List<StepCount> of(DecisionTable table) {
        return table.rows().stream()
                .map(row -> new StepCount(
                        row.id(),
                        row.numberTest("minutes"),
                        row.integer("most steps"),
                        row.integer("most with follow-up")))
                .toList();
    }

    /** Whether the row speaks of tasks of this length. */
    public boolean covers(int length) {
        return minutes.accepts((double) length);
    }
}
