package org.onward.rules.preference;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.UnaryTest;

/** When a question is welcome: a row of the table {@code preference-moments}. */
public record MomentRow(String row, QuietMoment.Occasion occasion, UnaryTest<Double> urgency, UnaryTest<Double> turns) {
    static List<MomentRow> shipped() {
        return DecisionTable.shipped("preference-moments").rows().stream()
                .map(row -> new MomentRow(
                        row.id(),
                        row.constant("moment", QuietMoment.Occasion.class),
                        row.numberTest("urgency"),
                        row.numberTest("turns")))
                .toList();
    }

    public boolean covers(QuietMoment moment) {
        return occasion == moment.occasion()
                && urgency.accepts((double) moment.urgency())
                && turns.accepts((double) moment.turns());
    }
}
