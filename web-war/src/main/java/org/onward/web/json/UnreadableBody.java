package org.onward.web.json;

import org.onward.problem.Refusal;

/** A request body that is no JSON object in UTF-8. */
public final class UnreadableBody extends Refusal {
    UnreadableBody(String message) {
        super("invalid_json_body", message, "Send one JSON object in UTF-8.");
    }

    /** There is no body where one is needed. */
    public static UnreadableBody missing() {
        return new UnreadableBody("A JSON object is missing.");
    }
}
