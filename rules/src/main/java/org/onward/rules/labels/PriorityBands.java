package org.onward.rules.labels;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** The band whose word is shown for an urgency: low, moderate, fairly-high, high (companion spec §2.4). */
public final class PriorityBands {
    private final List<TableRow> rows = DecisionTable.shipped("priority-bands").rows();

    /**
     * The band's name, to be looked up as {@code label.priority.<band>}.
     *
     * @param urgency 0–100
     */
    public String bandOf(int urgency) {
        return rows.stream()
                .filter(row -> urgency <= row.integer("at_most"))
                .findFirst()
                .orElseGet(() -> rows.get(rows.size() - 1))
                .text("band");
    }
}
