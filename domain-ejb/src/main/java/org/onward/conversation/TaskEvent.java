package org.onward.conversation;

import jakarta.json.JsonObject;
import java.util.UUID;

/**
 * Something that happened to a task, written once and never changed (companion spec §16).
 *
 * @param type what happened
 * @param details facts for learning and audit, never the person's words
 */
public record TaskEvent(UUID taskId, Type type, JsonObject details) {
    /** What can happen to a task. A DECLINED event also counts on the task and joins its notes. */
    public enum Type {
        CREATED,
        SUGGESTED,
        ACCEPTED,
        DECLINED,
        STEP_DONE,
        COMPLETED,
        PUT_BACK,
        CORRECTED,
        REMOVED
    }
}
