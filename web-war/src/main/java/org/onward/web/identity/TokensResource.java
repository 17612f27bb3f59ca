package org.onward.web.identity;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.onward.identity.ApiToken;
import org.onward.identity.ApiTokenService;
import org.onward.web.idempotency.Idempotent;
import org.onward.web.security.CurrentCaller;

/** The caller's API tokens. */
@Path("tokens")
@RequestScoped
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class TokensResource {
    @Inject
    ApiTokenService tokens;

    @Inject
    CurrentCaller current;

    /** What the person calls the new token. */
    public record NewTokenJson(String name) {}

    /**
     * A token; its secret only in the answer that creates it.
     *
     * @param lastUsedAt exact to five minutes; absent when never used
     */
    public record TokenJson(UUID id, String name, Instant createdAt, Instant lastUsedAt, String token) {
        static TokenJson of(ApiToken token, String secret) {
            return new TokenJson(
                    token.id(),
                    token.label(),
                    token.createdAt(),
                    token.lastUsedAt().orElse(null),
                    secret);
        }
    }

    /** The tokens that still work, oldest first. */
    public record TokensJson(List<TokenJson> items) {}

    @GET
    public TokensJson list() {
        return new TokensJson(tokens.list(current.get().userId()).stream()
                .map(token -> TokenJson.of(token, null))
                .toList());
    }

    @POST
    @Idempotent("POST tokens")
    public Response create(NewTokenJson wanted) {
        ApiTokenService.Created created = tokens.create(current.get().userId(), wanted.name());
        return Response.status(Response.Status.CREATED)
                .entity(TokenJson.of(created.token(), created.secret()))
                .build();
    }

    @DELETE
    @Path("{id}")
    public void revoke(@PathParam("id") UUID id) {
        tokens.revoke(current.get().userId(), id);
    }
}
