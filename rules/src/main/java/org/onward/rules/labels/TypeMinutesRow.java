package org.onward.rules.labels;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.vocabulary.WorkType;

/** How long a task of a kind takes when nothing else is known: a row of the table {@code minutes-by-type}. */
public record TypeMinutesRow(String row, WorkType type, int minutes) {
    static List<TypeMinutesRow> of(DecisionTable table) {
        return table.rows().stream()
                .map(row ->
                        new TypeMinutesRow(row.id(), row.constant("work type", WorkType.class), row.integer("minutes")))
                .toList();
    }
}
