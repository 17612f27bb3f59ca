package org.onward.conversation;

import jakarta.json.JsonObject;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.onward.json.JsonText;

/**
 * One message as it was said.
 *
 * @param id grows within a conversation; the cursor and the event id
 * @param fromPerson true for the person, false for Onward
 * @param payload texts, cards and buttons
 */
public record StoredMessage(long id, boolean fromPerson, Instant at, JsonObject payload) {
    /** The task whose understood labels belong under this message. */
    public Optional<UUID> understoodTask() {
        return JsonText.uuid(payload, "understoodTask");
    }

    /**
     * The message for the outside.
     *
     * @param understood the line made from the task as it is now, if the task is still open
     */
    public JsonObject toJson(Optional<JsonObject> understood) {
        var json = JsonText.object()
                .add("id", id)
                .add("from", fromPerson ? "you" : "onward")
                .add("at", at.toString());
        payload.forEach((name, value) -> {
            if (!name.equals("understoodTask")) {
                json.add(name, value);
            }
        });
        understood.ifPresent(line -> json.add("understood", line));
        return json.build();
    }
}
