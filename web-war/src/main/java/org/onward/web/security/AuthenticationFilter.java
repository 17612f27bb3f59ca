package org.onward.web.security;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;
import java.util.Locale;
import org.onward.identity.Authenticated;
import org.onward.identity.Authentication;
import org.onward.problem.NotSignedIn;

/**
 * Recognises the sender by a bearer token or else by the session cookie, with one SELECT. A bad token is refused at once;
 * a session that has ended makes its sender a visitor.
 */
@Provider
@ApplicationScoped
@Priority(Priorities.AUTHENTICATION)
public class AuthenticationFilter implements ContainerRequestFilter {
    private static final String BEARER = "bearer ";

    @Inject
    Authentication authentication;

    @Inject
    CurrentCaller current;

    @Override
    public void filter(ContainerRequestContext request) {
        String header = request.getHeaderString(HttpHeaders.AUTHORIZATION);
        Cookie cookie = request.getCookies().get(SessionCookie.NAME);
        if (header != null) {
            String token = bearerToken(header);
            current.recognise(byApiToken(token), token);
        } else if (cookie != null) {
            authentication.bySession(cookie.getValue()).ifPresent(who -> current.recognise(who, cookie.getValue()));
        }
    }

    private Authenticated byApiToken(String token) {
        return authentication.byApiToken(token).orElseThrow(AuthenticationFilter::unknownToken);
    }

    private static String bearerToken(String header) {
        if (!header.toLowerCase(Locale.ROOT).startsWith(BEARER)) {
            throw unknownToken();
        }
        return header.substring(BEARER.length()).strip();
    }

    private static NotSignedIn unknownToken() {
        return new NotSignedIn(
                "token_not_valid",
                "This API token isn't valid.",
                "Send Authorization: Bearer with a token not revoked.");
    }
}
