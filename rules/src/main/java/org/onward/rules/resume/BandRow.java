package org.onward.rules.resume;

import org.onward.rules.table.TableRow;
import org.onward.rules.table.UnaryTest;

/**
 * A row of the table {@code resume-bands}.
 *
 * @param row id to cite
 * @param seconds how long the pause was
 */
public record BandRow(String row, UnaryTest<Double> seconds, Band band) {
    /** Lengths of pauses. */
    public enum Band {
        BRIEF,
        STATE,
        LONG
    }

    static BandRow of(TableRow row) {
        return new BandRow(row.id(), row.numberTest("seconds"), row.constant("band", Band.class));
    }

    public boolean covers(double gapSeconds) {
        return seconds.accepts(gapSeconds);
    }
}
