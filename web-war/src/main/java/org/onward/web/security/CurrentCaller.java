package org.onward.web.security;

import jakarta.enterprise.context.RequestScoped;
import java.util.Optional;
import org.onward.identity.Authenticated;
import org.onward.identity.Caller;
import org.onward.problem.NotSignedIn;

/** The sender of the current request. Resources inject it; asynchronous work takes the {@link Caller} out first. */
@RequestScoped
public class CurrentCaller {
    private Authenticated authenticated;
    private String credential = "";

    /** Whom to act for. Resource methods without {@link OpenToVisitors} are only reached by somebody. */
    public Caller get() {
        return authenticated().caller();
    }

    /** As {@link #get}, with the account's name and how it was proven. */
    public Authenticated authenticated() {
        return find().orElseThrow(NotSignedIn::nobody);
    }

    /** Empty for a visitor. */
    public Optional<Authenticated> find() {
        return Optional.ofNullable(authenticated);
    }

    /** The secret that proved it; empty for a visitor. Never stored or logged. */
    public String credential() {
        return credential;
    }

    void recognise(Authenticated who, String secret) {
        authenticated = who;
        credential = secret;
    }
}
