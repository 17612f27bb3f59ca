package org.onward.rules.language;

/** Where a conversation stands when a message arrives (companion spec §1.6). */
public enum DialogueState {
    IDLE,
    INTAKE,
    SELECTION,
    ACTIVE,
    CHECKING_IN
}
