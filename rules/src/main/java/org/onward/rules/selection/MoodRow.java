package org.onward.rules.selection;

import java.util.List;
import org.onward.rules.explain.Explanation;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.vocabulary.Mood;
import org.onward.rules.vocabulary.WorkType;

/** How well a kind of work goes with a mood: a row of the table {@code mood-matrix} (companion spec §4.4). */
public record MoodRow(String row, Mood mood, WorkType type, double level, double graded, int telling, String because) {
    static List<MoodRow> shipped() {
        return DecisionTable.shipped("mood-matrix").rows().stream()
                .map(row -> new MoodRow(
                        row.id(),
                        row.constant("mood", Mood.class),
                        row.constant("work type", WorkType.class),
                        row.decimal("level"),
                        row.decimal("graded"),
                        row.integer("telling"),
                        row.text("because")))
                .toList();
    }

    public Clause clause(String ruleId) {
        return new Clause(telling, new Explanation(ruleId, row, because));
    }
}
