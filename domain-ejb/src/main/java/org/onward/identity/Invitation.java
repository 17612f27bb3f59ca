package org.onward.identity;

import java.time.Instant;
import java.util.Set;

/**
 * A link for one more account.
 *
 * @param token its secret, known only now
 * @param roles what the account will be allowed
 * @param expiresAt when it stops working
 */
public record Invitation(String token, Set<Role> roles, Instant expiresAt) {
    @Override
    public String toString() {
        return "Invitation[" + roles + ", " + expiresAt + "]";
    }
}
