package org.onward.web.identity;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.bind.annotation.JsonbProperty;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.onward.identity.AccountService;
import org.onward.identity.IdentityService;
import org.onward.web.security.CurrentCaller;
import org.onward.web.security.OpenToVisitors;
import org.onward.web.security.RequestOrigin;

/** The caller's own account. */
@Path("me")
@RequestScoped
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class MeResource {
    @Inject
    IdentityService identity;

    @Inject
    AccountService accounts;

    @Inject
    CurrentCaller current;

    @Inject
    RequestOrigin origin;

    /** The present password and the one to replace it. */
    public record PasswordJson(
            String current, @JsonbProperty("new") String wanted) {}

    /** Open to visitors, so that the page learns without an error whether to offer log-in or set-up. */
    @GET
    @OpenToVisitors
    public SessionJson me() {
        return current.find().map(SessionJson::of).orElseGet(() -> SessionJson.visitor(accounts.setUpNeeded()));
    }

    @PUT
    @Path("password")
    public void changePassword(PasswordJson typed) {
        identity.changePassword(current.authenticated(), typed.current(), typed.wanted(), origin.address());
    }
}
