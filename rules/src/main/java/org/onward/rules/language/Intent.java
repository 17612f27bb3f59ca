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
    MT_CREATE,
    MT_CHANGE,
    MT_RUN,
    MT_STOP
}
