package org.onward.web.identity;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.onward.identity.Authenticated;
import org.onward.identity.Role;
import org.onward.identity.SignedIn;

/**
 * Who is signed in. For a visitor everything is absent but {@code setupNeeded}.
 *
 * @param csrfToken to be repeated in X-CSRF-Token; absent with an API token, which needs none
 * @param setupNeeded whether nobody has an account yet; absent when somebody is signed in
 */
public record SessionJson(String name, String zone, List<String> roles, String csrfToken, Boolean setupNeeded) {
    static SessionJson of(SignedIn who) {
        return new SessionJson(who.name(), who.zone().getId(), names(who.roles()), who.csrfToken(), null);
    }

    static SessionJson of(Authenticated who) {
        String csrfToken = who.bySession() ? who.csrfToken() : null;
        return new SessionJson(
                who.name(), who.caller().zone().getId(), names(who.caller().roles()), csrfToken, null);
    }

    static SessionJson visitor(boolean setupNeeded) {
        return new SessionJson(null, null, null, null, setupNeeded);
    }

    static List<String> names(Set<Role> roles) {
        return roles.stream()
                .sorted()
                .map(role -> role.name().toLowerCase(Locale.ROOT))
                .toList();
    }
}
