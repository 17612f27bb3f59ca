package org.onward.rules.answer;

/** Questions that a few words can answer. */
public enum AskedQuestion {
    /** Is it still on? */
    STILL_ON,
    /** Jump back in, or something else? */
    JUMP_BACK,
    /** Which of these? */
    WHICH,
    /** How far did it get? */
    PROGRESS,
    /** Easier, about right, harder? */
    FEEDBACK
}
