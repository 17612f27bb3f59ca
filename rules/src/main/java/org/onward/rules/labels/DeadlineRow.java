package org.onward.rules.labels;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.UnaryTest;

/** How urgent a task is at least when its deadline is this near: a row of the table {@code urgency-deadlines}. */
public record DeadlineRow(String row, UnaryTest<Double> days, UnaryTest<Double> hours, int urgency) {
    static List<DeadlineRow> of(DecisionTable table) {
        return table.rows().stream()
                .map(row -> new DeadlineRow(
                        row.id(), row.numberTest("days"), row.numberTest("hours"), row.integer("at least")))
                .toList();
    }

    public boolean covers(long daysAway, double hoursAway) {
        return days.accepts((double) daysAway) && hours.accepts(hoursAway);
    }
}
