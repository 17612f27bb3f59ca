package org.onward.rules.vocabulary;

/** How much energy a task asks for, lowest first (companion spec §2.6). */
public enum Energy {
    LOW,
    MEDIUM,
    HIGH
}
