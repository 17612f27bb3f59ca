package org.onward.conversation;

import java.time.Instant;
import java.util.UUID;

/**
 * A message about a task that was sent by itself and may still be answered (companion spec §11.6).
 *
 * @param message the id of the message it was sent with
 * @param kind REMINDER, DEADLINE or CHECK_IN
 * @param title the task's own, not what was said
 */
public record Delivered(long message, UUID task, String kind, String title, Instant sentAt) {
    public boolean isReminder() {
        return kind.equals("REMINDER");
    }
}
