package org.onward.rules.selection;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.UnaryTest;

/** How surely a suggestion of some score is put: a row of the table {@code presentation-bands} (companion spec §4.7). */
public record BandRow(String row, UnaryTest<Double> score, PresentationBand band) {
    static List<BandRow> shipped() {
        return DecisionTable.shipped("presentation-bands").rows().stream()
                .map(row ->
                        new BandRow(row.id(), row.numberTest("score"), row.constant("band", PresentationBand.class)))
                .toList();
    }

    public boolean covers(double value) {
        return score.accepts(value);
    }
}
