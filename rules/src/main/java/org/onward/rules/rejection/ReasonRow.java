package org.onward.rules.rejection;

import java.util.List;
import org.onward.rules.table.DecisionTable;

/**
 * What a reason does: a row of the table {@code decline-reasons}.
 *
 * @param order which of several reasons decides, lowest first
 * @param stretch factor on the task's own estimate
 * @param counts whether it is one more decline of the task
 * @param shorter whether the alternative should be shorter
 * @param anotherKind whether the alternative should be another kind of work
 */
public record ReasonRow(
        String row,
        Category category,
        int order,
        double stretch,
        boolean counts,
        boolean shorter,
        boolean anotherKind) {
    static List<ReasonRow> shipped() {
        return DecisionTable.shipped("decline-reasons").rows().stream()
                .map(row -> new ReasonRow(
                        row.id(),
                        row.constant("category", Category.class),
                        row.integer("order"),
                        row.decimal("stretch"),
                        row.text("counts").equals("yes"),
                        row.text("shorter").equals("yes"),
                        row.text("another kind").equals("yes")))
                .toList();
    }
}
