package org.onward.rules.language;

/** What a message wants (companion spec §15, managed-tasks spec §14). */
public enum Intent {
    ADD_TASK,
    GET_TASK,
    ACCEPT,
    REJECT,
    STEP_DONE,
    COMPLETE,
    NEED_HELP,
    CHAT,
    CANNOT_FINISH,
    DISTRACTED,
    MORE_TIME,
    STILL_WORKING,
    STOP,
    RESUME,
    REMINDER,
    SET_PREF,
    /** "Show me my preferences". */
    SHOW_PREFS,
    /** "What have you learned about me?" */
    LEARNED,
    /** "Forget what you know about me". */
    FORGET,
    /** "Not that one, I meant the other": a completion was wrong. */
    UNDO_COMPLETION,
    /** "Heard back from Ana": what a task was waiting for has come. */
    UNBLOCKED,
    /** "That was easier than I thought": how finished work felt. */
    FEEDBACK,
    /** "That's not what I meant": the last message was read wrongly. */
    MISREAD,
    MT_CREATE,
    MT_CHANGE,
    MT_RUN,
    MT_STOP
}
