package org.onward.rules.learning;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/**
 * What an occasion teaches: a row of the table {@code learning-occasions}.
 *
 * @param factor on estimates of similar tasks; 1 when it teaches nothing about them
 * @param tired whether it counts when the person is tired
 * @param breakdownMinutes on the length from which such tasks are cut; 0 when it teaches nothing about it
 */
public record OccasionRow(
        String row, Occasion.What what, Affinity affinity, double factor, boolean tired, int breakdownMinutes) {
    /** What it means for the kind of work at that part of the day. */
    public enum Affinity {
        NOTHING,
        COUNTS,
        WITHDRAWS
    }

    static List<OccasionRow> shipped() {
        return DecisionTable.shipped("learning-occasions").rows().stream()
                .map(OccasionRow::of)
                .toList();
    }

    private static OccasionRow of(TableRow row) {
        return new OccasionRow(
                row.id(),
                row.constant("occasion", Occasion.What.class),
                row.has("affinity") ? row.constant("affinity", Affinity.class) : Affinity.NOTHING,
                row.has("estimate factor") ? row.decimal("estimate factor") : 1,
                row.text("tired").equals("yes"),
                row.has("breakdown minutes") ? row.integer("breakdown minutes") : 0);
    }
}
