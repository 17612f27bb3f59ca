package org.onward.conversation;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What surrounds a conversation as a turn begins.
 *
 * @param fewOpen how many things wait to be done, counted up to {@link #COUNTED}; pieces count as one with their whole
 * @param underWay tasks in progress, most recently started first; at most 4
 * @param lastMessageAt when the person wrote or pressed something before this turn
 * @param delivered what was sent by itself and may still be answered, newest first; at most 8
 */
public record Surroundings(
        int fewOpen, List<UnderWay> underWay, Optional<Instant> lastMessageAt, List<Delivered> delivered) {
    /** As far as open things are counted. */
    public static final int COUNTED = 7;

    static final Surroundings NONE = new Surroundings(0, List.of(), Optional.empty(), List.of());

    /** True when nothing at all waited to be done. */
    public boolean nothingOpen() {
        return fewOpen == 0;
    }

    /** True when no more than this many things waited to be done, and at least one; for fewer than {@link #COUNTED}. */
    public boolean openAtMost(int most) {
        return fewOpen > 0 && fewOpen <= most && fewOpen < COUNTED;
    }
}
