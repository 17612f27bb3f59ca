package org.onward.rules.labels;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.UnaryTest;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/**
 * How much energy a kind of work asks for: a row of the table {@code energy}.
 *
 * @param usual true when the row speaks of every length of the kind, false when it is an exception for some lengths
 */
public record EnergyRow(String row, WorkType workType, boolean usual, UnaryTest<Double> minutes, Energy energy) {
    static List<EnergyRow> of(DecisionTable table) {
        return table.rows().stream()
                .map(row -> new EnergyRow(
                        row.id(),
                        row.constant("work type", WorkType.class),
                        row.text("minutes").equals("-"),
                        row.numberTest("minutes"),
                        row.constant("energy", Energy.class)))
                .toList();
    }

    /** Whether the row speaks of tasks of this length. */
    public boolean covers(int length) {
        return minutes.accepts((double) length);
    }
}
