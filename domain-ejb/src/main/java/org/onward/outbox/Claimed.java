package org.onward.outbox;

import jakarta.json.JsonObjectBuilder;
import java.time.Instant;
import java.util.UUID;
import org.onward.identity.UserId;
import org.onward.json.JsonText;

/**
 * A delivery that this worker holds until its lease ends.
 *
 * @param dueAt when it was wished for
 * @param tryAt when this try was due
 * @param attempt which try this is, 1 or more
 * @param claim the token of the claim; a settlement with another token changes nothing
 */
public record Claimed(
        UserId owner,
        long id,
        Errand.Kind kind,
        String channel,
        UUID task,
        Instant dueAt,
        Instant tryAt,
        int attempt,
        UUID claim) {
    /** Its key and its token, for a statement. */
    public JsonObjectBuilder toJson() {
        return JsonText.object().add("owner", owner.toString()).add("id", id).add("claim", claim.toString());
    }
}
