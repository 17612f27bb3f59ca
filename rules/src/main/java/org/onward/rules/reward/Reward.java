package org.onward.rules.reward;

import org.onward.rules.explain.Explanation;

/**
 * How a completion is met.
 *
 * @param level how strongly
 * @param occasion what makes it special; NONE for an ordinary completion
 * @param muted true for a sensitive matter: one quiet line, no emoji
 * @param why the row that decided
 */
public record Reward(Level level, Occasion occasion, boolean muted, Explanation why) {
    /** The intensities of §5.4 that a completion can have. */
    public enum Level {
        LOW,
        MEDIUM,
        HIGH,
        EPIC
    }

    /** What makes a completion special. */
    public enum Occasion {
        NONE,
        PARENT,
        ALL_CLEAR
    }
}
