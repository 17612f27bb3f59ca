package org.onward.rules.rejection;

/** Why something is declined, as far as it was said (companion spec §7.1). */
public enum Category {
    TIMING,
    MOOD_MISMATCH,
    BLOCKED,
    ALREADY_DONE,
    GENERAL,
    /** Nothing was said about it. */
    BARE
}
