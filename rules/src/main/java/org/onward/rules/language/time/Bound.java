package org.onward.rules.language.time;

/** How the words before a time bind a task to it. */
public enum Bound {
    NONE,
    BY,
    BEFORE,
    UNTIL,
    DUE
}
