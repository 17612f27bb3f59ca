package org.onward.web.identity;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.onward.identity.IdentityService;
import org.onward.identity.SignedIn;
import org.onward.web.security.OpenToVisitors;
import org.onward.web.security.SessionCookie;

/** Accounts of people who were invited. */
@Path("registrations")
@RequestScoped
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class RegistrationsResource {
    @Inject
    IdentityService identity;

    @Inject
    SessionCookie cookie;

    @POST
    @OpenToVisitors
    public Response join(NewAccountJson wanted) {
        SignedIn who = identity.join(wanted.account());
        return Response.status(Response.Status.CREATED)
                .cookie(cookie.holding(who.token()))
                .entity(SessionJson.of(who))
                .build();
    }
}
