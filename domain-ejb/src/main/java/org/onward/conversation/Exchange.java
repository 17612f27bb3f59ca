package org.onward.conversation;

import jakarta.json.JsonObject;
import java.util.Optional;

/**
 * What one turn added to the conversation.
 *
 * @param said what the person said; empty for a button that says nothing by itself
 * @param reply what Onward answered
 * @param understood what was understood of the task the answer is about, when the answer shows it
 * @param replayed true when this repeats an earlier answer to the same Idempotency-Key
 */
public record Exchange(
        Optional<StoredMessage> said, StoredMessage reply, Optional<JsonObject> understood, boolean replayed) {}
