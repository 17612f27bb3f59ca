package org.onward.companion.reminder;

import java.time.Instant;
import java.util.UUID;
import org.onward.identity.UserId;
import org.onward.outbox.Errand;

/**
 * A delivery whose person's conversation is locked, with the title that its message names.
 *
 * @param open whether the task is still there to be reminded of
 */
record Ringing(UserId owner, long id, Errand.Kind kind, UUID task, String title, boolean open, Instant dueAt) {}
