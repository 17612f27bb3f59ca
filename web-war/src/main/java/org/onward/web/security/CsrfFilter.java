package org.onward.web.security;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.ext.Provider;
import java.util.Set;
import org.onward.identity.Authenticated;
import org.onward.identity.secret.Secret;
import org.onward.problem.NotAllowed;

/**
 * Refuses what another site made a browser send: a change that carries the cookie must repeat the session's CSRF token in
 * a header, and a browser that says the request comes from elsewhere is believed, for visitors too. Methods open to
 * visitors need no token, because they act on what the body proves and never on the cookie.
 */
@Provider
@ApplicationScoped
@Priority(Priorities.AUTHENTICATION + 500)
public class CsrfFilter implements ContainerRequestFilter {
    private static final String HEADER = "X-CSRF-Token";
    private static final Set<String> HARMLESS = Set.of("GET", "HEAD", "OPTIONS");
    private static final Set<String> ELSEWHERE = Set.of("cross-site", "same-site");

    @Context
    ResourceInfo resource;

    @Inject
    CurrentCaller current;

    @Override
    public void filter(ContainerRequestContext request) {
        if (HARMLESS.contains(request.getMethod())) {
            return;
        }
        String site = request.getHeaderString("Sec-Fetch-Site");
        if (site != null && ELSEWHERE.contains(site)) {
            throw new NotAllowed("cross_site", "This came from another site.", "Use Onward's own page.");
        }
        if (!Access.to(resource).open()) {
            current.find().filter(Authenticated::bySession).ifPresent(who -> compare(request, who));
        }
    }

    private static void compare(ContainerRequestContext request, Authenticated who) {
        String sent = request.getHeaderString(HEADER);
        if (sent == null || !Secret.same(sent, who.csrfToken())) {
            throw new NotAllowed(
                    "csrf_token_wrong",
                    "This page is out of date.",
                    "Read csrfToken from GET /api/me and send it again.");
        }
    }
}
