package org.onward.web.identity;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.onward.identity.AccountService;
import org.onward.identity.Invitation;
import org.onward.identity.Role;
import org.onward.web.idempotency.Idempotent;
import org.onward.web.security.CurrentCaller;
import org.onward.web.security.RequiresRole;

/** Links for further accounts. */
@Path("invites")
@RequestScoped
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class InvitesResource {
    @Inject
    AccountService accounts;

    @Inject
    CurrentCaller current;

    @Inject
    @ConfigProperty(name = "onward.public-url")
    Optional<String> publicUrl;

    @Context
    UriInfo uri;

    /** What the new account may do besides its own tasks; nothing more when absent. */
    public record NewInviteJson(Set<Role> roles) {}

    /** A link that works once, known only now. */
    public record InviteJson(String link, String token, List<String> roles, Instant expiresAt) {}

    @POST
    @RequiresRole(Role.OPERATOR)
    @Idempotent("POST invites")
    public Response create(NewInviteJson wanted) {
        Set<Role> roles = EnumSet.of(Role.USER);
        roles.addAll(Optional.ofNullable(wanted.roles()).orElse(Set.of()));
        Invitation invitation = accounts.invite(current.get().userId(), roles);
        return Response.status(Response.Status.CREATED)
                .entity(new InviteJson(
                        link(invitation.token()), invitation.token(), SessionJson.names(roles), invitation.expiresAt()))
                .build();
    }

    private String link(String token) {
        URI here = uri.getBaseUri().resolve("..");
        return publicUrl.orElse(here.toString()).replaceAll("/+$", "") + "/#/join/" + token;
    }
}
