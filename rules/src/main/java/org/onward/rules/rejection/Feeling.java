package org.onward.rules.rejection;

/** Distress that is heard between the words (companion spec §7.3). */
public enum Feeling {
    SELF_BLAME,
    OVERWHELM,
    WITHDRAWAL,
    FRUSTRATION
}
