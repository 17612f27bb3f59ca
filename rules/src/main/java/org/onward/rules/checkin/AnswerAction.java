package org.onward.rules.checkin;

/** What an answer to a check-in does (companion spec §6.3). */
public enum AnswerAction {
    COMPLETE,
    STEP_DONE,
    /** Encourage and come back later. */
    KEEP_ON,
    /** Come back after the minutes they asked for, and a quarter. */
    EXTEND,
    ASK_HOW_LONG,
    ASK_JUMP_BACK,
    PUT_BACK,
    CANNOT_FINISH
}
