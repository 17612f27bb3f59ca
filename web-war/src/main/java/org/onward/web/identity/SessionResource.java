package org.onward.web.identity;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.onward.identity.AccountService;
import org.onward.identity.IdentityService;
import org.onward.identity.SignedIn;
import org.onward.web.security.CurrentCaller;
import org.onward.web.security.OpenToVisitors;
import org.onward.web.security.RequestOrigin;
import org.onward.web.security.SessionCookie;

/** Logging in and out. */
@Path("session")
@RequestScoped
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class SessionResource {
    @Inject
    IdentityService identity;

    @Inject
    AccountService accounts;

    @Inject
    CurrentCaller current;

    @Inject
    RequestOrigin origin;

    @Inject
    SessionCookie cookie;

    /** What somebody types to log in. */
    public record LogInJson(String name, String password) {}

    @POST
    @OpenToVisitors
    public Response logIn(LogInJson typed) {
        SignedIn who = identity.logIn(typed.name(), typed.password(), origin.address(), current.find());
        return Response.ok(SessionJson.of(who))
                .cookie(cookie.holding(who.token()))
                .build();
    }

    @DELETE
    public Response logOut(@QueryParam("everywhere") boolean everywhere) {
        if (everywhere) {
            accounts.logOutEverywhere(current.get().userId());
        } else {
            accounts.logOut(current.authenticated());
        }
        return Response.noContent().cookie(cookie.gone()).build();
    }
}
