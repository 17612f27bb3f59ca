package org.onward.rules.steps;

/**
 * How many pieces a task is cut into.
 *
 * @param least 3 or more
 * @param most not below {@code least}
 */
public record PieceCount(int least, int most) {
    /** When a large task is captured (companion spec §3.2). */
    static final PieceCount AT_CAPTURE = new PieceCount(4, 7);
}
