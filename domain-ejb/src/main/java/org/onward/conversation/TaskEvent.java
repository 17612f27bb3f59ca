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
    /**
     * What can happen to a task. Writing the turn makes some of them count on the task, without a statement of their own:
     * RESUMED on the task and in its notes, COMPLETED on the container it is a piece of.
     */
    public enum Type {
        CREATED,
        SUGGESTED,
        ACCEPTED,
        DECLINED,
        REASON_GIVEN,
        UNBLOCKED,
        STEP_DONE,
        COMPLETED,
        PUT_BACK,
        CORRECTED,
        RESUMED,
        CANNOT_FINISH,
        CHECK_IN_SENT,
        CHECK_IN_SKIPPED,
        CHECK_IN_DEFERRED,
        CHECK_IN_ANSWERED,
        FEEDBACK,
        REOPENED,
        REMINDED,
        RESCHEDULED,
        REMOVED
    }
}
