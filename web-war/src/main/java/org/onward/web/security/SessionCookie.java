package org.onward.web.security;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.core.NewCookie;
import org.onward.identity.SessionSettings;

/** The cookie that holds a session's secret: no script can read it and no other site can make a browser send it. */
@Dependent
public class SessionCookie {
    /** The cookie's name. */
    public static final String NAME = "onward_session";

    @Inject
    RequestOrigin origin;

    @Inject
    SessionSettings settings;

    /** Begins a session in this browser. */
    public NewCookie holding(String token) {
        return cookie(token, Math.toIntExact(settings.longest().toSeconds()));
    }

    /** Ends it. */
    public NewCookie gone() {
        return cookie("", 0);
    }

    private NewCookie cookie(String value, int seconds) {
        return new NewCookie.Builder(NAME)
                .value(value)
                .path("/")
                .maxAge(seconds)
                .httpOnly(true)
                .secure(origin.secure())
                .sameSite(NewCookie.SameSite.STRICT)
                .build();
    }
}
