package org.onward.identity;

import java.time.ZoneId;
import java.util.Set;

/**
 * A session that has just begun.
 *
 * @param token the session's secret, for the cookie and nowhere else
 * @param csrfToken what requests that change something have to repeat
 * @param name the account's name
 * @param zone the account's time zone
 * @param roles what the account may do
 */
public record SignedIn(String token, String csrfToken, String name, ZoneId zone, Set<Role> roles) {
    /** Without the secrets, so that no log shows them by accident. */
    @Override
    public String toString() {
        return "SignedIn[" + roles + "]";
    }
}
