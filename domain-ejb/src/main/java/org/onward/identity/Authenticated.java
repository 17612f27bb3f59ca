package org.onward.identity;

import java.util.UUID;

/**
 * A request whose sender is known.
 *
 * @param caller who
 * @param name their account's name
 * @param credential the id of the session or API token that proved it
 * @param csrfToken what a request that changes something has to repeat in a header; empty for an API token, which no
 *     browser sends by itself
 */
public record Authenticated(Caller caller, String name, UUID credential, String csrfToken) {
    /** Whether the proof was a browser's cookie. */
    public boolean bySession() {
        return !csrfToken.isEmpty();
    }
}
