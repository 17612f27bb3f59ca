package org.onward.rules.steps;

import java.util.Arrays;

/** Splits a large estimate over pieces of 15 to 90 minutes in steps of five, in proportion to their shares. */
final class PieceMinutes {
    static final int LEAST = 15;
    static final int MOST = 90;
    private static final int STEP = 5;

    private PieceMinutes() {}

    /** The minutes of every piece; their sum is the total in fives, as far as the pieces can hold it. */
    static int[] spread(int[] shares, int total) {
        int goal = Math.max(
                LEAST * shares.length, Math.min(MOST * shares.length, STEP * Math.round(total / (float) STEP)));
        int sum = Arrays.stream(shares).sum();
        int[] minutes = Arrays.stream(shares)
                .map(share -> STEP * Math.round((float) goal * share / sum / STEP))
                .map(piece -> Math.max(LEAST, Math.min(MOST, piece)))
                .toArray();
        for (int left = goal - Arrays.stream(minutes).sum(); left != 0; left -= Integer.signum(left) * STEP) {
            minutes[mostOff(minutes, shares, Integer.signum(left))] += Integer.signum(left) * STEP;
        }
        return minutes;
    }

    /** The piece that is furthest below (or above) its share and may still grow (or shrink). */
    private static int mostOff(int[] minutes, int[] shares, int direction) {
        int best = -1;
        double bestLoad = 0;
        for (int at = 0; at < minutes.length; at++) {
            boolean room = direction > 0 ? minutes[at] < MOST : minutes[at] > LEAST;
            double load = direction * (double) minutes[at] / shares[at];
            if (room && (best < 0 || load < bestLoad)) {
                best = at;
                bestLoad = load;
            }
        }
        return best;
    }
}
