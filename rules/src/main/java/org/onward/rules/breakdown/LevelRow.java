package org.onward.rules.breakdown;

import org.onward.rules.table.TableRow;
import org.onward.rules.table.UnaryTest;

/**
 * A row of the table {@code breakdown-levels}.
 *
 * @param row id to cite
 * @param times how often it was said
 * @param leastMinutes the shortest remainder that is still divided
 * @param way how the pieces are found
 */
public record LevelRow(
        String row,
        UnaryTest<Double> times,
        int leastMinutes,
        BreakdownQuestion question,
        Way way,
        int leastPieces,
        int mostPieces) {
    /** Ways to find pieces. */
    public enum Way {
        /** The usual phases of such work. */
        PHASES,
        /** A few parts of the piece at hand. */
        PARTS,
        /** Single physical actions. */
        ACTIONS
    }

    static LevelRow of(TableRow row) {
        return new LevelRow(
                row.id(),
                row.numberTest("times"),
                row.integer("least minutes left"),
                row.constant("ask", BreakdownQuestion.class),
                row.constant("way", Way.class),
                row.integer("least pieces"),
                row.integer("most pieces"));
    }

    public boolean covers(int said) {
        return times.accepts((double) said);
    }
}
