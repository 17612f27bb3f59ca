package org.onward.rules.breakdown;

import java.util.List;
import java.util.stream.Stream;
import org.onward.rules.breakdown.LevelRow.Way;
import org.onward.rules.steps.PlannedPiece;
import org.onward.rules.steps.PlannedStep;
import org.onward.rules.table.TableRow;
import org.onward.rules.vocabulary.Energy;

/**
 * A row of the table {@code breakdown-pieces}.
 *
 * @param keep the fewest pieces with which it is used
 */
record PieceRow(Way way, int keep, String title, int mostMinutes, Energy energy, PlannedStep first, PlannedStep then) {
    private static final int LONGEST_TITLE = 200;

    static PieceRow of(TableRow row) {
        return new PieceRow(
                row.constant("way", Way.class),
                row.integer("keep"),
                row.text("title"),
                row.integer("most minutes"),
                row.constant("energy", Energy.class),
                new PlannedStep(row.text("first"), 1, row.text("first done when")),
                new PlannedStep(row.text("then"), 1, row.text("then done when")));
    }

    /** The piece, at most this many minutes long. */
    PlannedPiece piece(String it, String part, int minutes) {
        int length = Math.min(mostMinutes, minutes);
        int start = then.text().isEmpty() ? length : Math.max(1, Math.min(5, length / 3));
        List<PlannedStep> steps = Stream.of(timed(first, start), timed(then, Math.max(1, length - start)))
                .filter(step -> !step.text().isEmpty())
                .toList();
        return new PlannedPiece(filled(it, part), length, energy, steps);
    }

    /** Long names are shortened inside, so that what the row adds is never lost. */
    private String filled(String it, String part) {
        int room = LONGEST_TITLE - title.length();
        return title.replace("{it}", shortened(it, room)).replace("{part}", shortened(part, room));
    }

    private static String shortened(String text, int room) {
        return text.length() <= room ? text : text.substring(0, room - 1).strip() + "…";
    }

    private static PlannedStep timed(PlannedStep step, int minutes) {
        return new PlannedStep(step.text(), minutes, step.doneWhen());
    }
}
