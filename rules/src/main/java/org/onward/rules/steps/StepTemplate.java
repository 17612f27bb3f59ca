package org.onward.rules.steps;

import java.util.List;
import org.onward.rules.table.DecisionTable;

/**
 * One step of a pattern: a row of the table {@code step-templates}.
 *
 * @param pattern name of the pattern
 * @param role what the step is for
 * @param from the estimate in minutes from which it appears
 * @param minutes its length, or its share for a core step
 * @param text its text with slots
 * @param plain its text when a slot has nothing to say; empty when {@code text} always works
 * @param doneWhen how to tell it is done
 */
record StepTemplate(String pattern, Role role, int from, int minutes, String text, String plain, String doneWhen) {
    /** What a step is for. */
    enum Role {
        START,
        CORE,
        CLOSE
    }

    static List<StepTemplate> of(DecisionTable table) {
        return table.rows().stream()
                .map(row -> new StepTemplate(
                        row.text("pattern"),
                        row.constant("role", Role.class),
                        row.integer("from"),
                        row.integer("minutes"),
                        row.text("text"),
                        row.text("plain"),
                        row.text("done when")))
                .toList();
    }
}
