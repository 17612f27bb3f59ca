package org.onward.rules.rejection;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.UnaryTest;

/**
 * How so many declines in one session are answered: a row of the table {@code decline-escalation}.
 *
 * @param anotherKind whether the alternative should be another kind of work
 */
public record EscalationRow(String row, UnaryTest<Double> declines, Response response, boolean anotherKind) {
    static List<EscalationRow> shipped() {
        return DecisionTable.shipped("decline-escalation").rows().stream()
                .map(row -> new EscalationRow(
                        row.id(),
                        row.numberTest("declines"),
                        row.constant("response", Response.class),
                        row.text("another kind").equals("yes")))
                .toList();
    }

    public boolean covers(int count) {
        return declines.accepts((double) count);
    }
}
