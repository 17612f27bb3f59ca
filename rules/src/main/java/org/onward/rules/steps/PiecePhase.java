package org.onward.rules.steps;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.vocabulary.Energy;

/**
 * One piece of a large task: a row of the table {@code step-phases}.
 *
 * @param phases name of the way of cutting
 * @param title the piece's title with slots
 * @param splits whether it may be cut again when the task is very large
 * @param share its part of the estimate
 * @param energy energy it asks for
 * @param steps its steps: a small start, the work, a close
 */
record PiecePhase(String phases, String title, boolean splits, int share, Energy energy, List<Line> steps) {
    /** A step's text and how to tell it is done. */
    record Line(String text, String doneWhen) {}

    static List<PiecePhase> of(DecisionTable table) {
        return table.rows().stream()
                .map(row -> new PiecePhase(
                        row.text("phases"),
                        row.text("title"),
                        row.text("splits").equals("yes"),
                        row.integer("share"),
                        row.constant("energy", Energy.class),
                        List.of(
                                new Line(row.text("first"), row.text("first done when")),
                                new Line(row.text("then"), row.text("then done when")),
                                new Line(row.text("last"), row.text("last done when")))))
                .toList();
    }
}
