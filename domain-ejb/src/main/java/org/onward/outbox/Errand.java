package org.onward.outbox;

import jakarta.json.JsonObject;
import java.time.Instant;
import java.util.UUID;
import org.onward.json.JsonText;

/**
 * A delivery to come, as it is asked for.
 *
 * @param channel the name of the channel that delivers it
 * @param key the same key for the same delivery: a second one is not made
 */
public record Errand(Kind kind, String channel, UUID task, Instant dueAt, String key) {
    /** What is delivered. */
    public enum Kind {
        /** "Time to do it": closes the reminder. */
        REMINDER,
        /** A nudge on the way to a deadline: the task stays open. */
        DEADLINE
    }

    /**
     * A reminder at a time.
     *
     * @param askedAt the turn that asked: the same time asked for once more, after it was called off, is a delivery of its own
     */
    public static Errand reminder(String channel, UUID task, Instant dueAt, Instant askedAt) {
        String key = String.join(" ", "reminder", task.toString(), dueAt.toString(), askedAt.toString(), channel);
        return new Errand(Kind.REMINDER, channel, task, dueAt, key);
    }

    /** As a row for the statement that writes it. */
    public JsonObject toJson() {
        return JsonText.object()
                .add("kind", kind.name())
                .add("channel", channel)
                .add("task_id", task.toString())
                .add("due_at", dueAt.toString())
                .add("key", key)
                .build();
    }
}
