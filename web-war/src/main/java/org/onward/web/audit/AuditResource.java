package org.onward.web.audit;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.onward.audit.AuditEntry;
import org.onward.audit.AuditService;
import org.onward.identity.Role;
import org.onward.web.page.PageLimit;
import org.onward.web.security.RequiresRole;

/** What happened that matters for safety, for operators. */
@Path("audit")
@RequestScoped
@Produces(MediaType.APPLICATION_JSON)
public class AuditResource {
    private static final int USUAL = 50;
    private static final int MOST = 200;

    @Inject
    AuditService audit;

    /**
     * One entry.
     *
     * @param owner whose account it is about; absent when nobody's
     * @param actor who did it; absent when nobody was signed in
     */
    public record EntryJson(long id, Instant at, String action, UUID owner, UUID actor, String subject) {
        static EntryJson of(AuditEntry entry) {
            return new EntryJson(
                    entry.id(),
                    entry.at(),
                    entry.action(),
                    entry.owner().orElse(null),
                    entry.actor().orElse(null),
                    entry.subject());
        }
    }

    /**
     * A page, newest first.
     *
     * @param older where the next page is; absent on the last
     */
    public record EntriesJson(List<EntryJson> items, String older) {}

    @GET
    @RequiresRole(Role.OPERATOR)
    public Response list(@QueryParam("limit") String limit, @QueryParam("before") String before) {
        int most = PageLimit.of(limit, USUAL, MOST);
        List<EntryJson> found = audit.before(PageLimit.before(before), most + 1).stream()
                .map(EntryJson::of)
                .toList();
        if (found.size() <= most) {
            return Response.ok(new EntriesJson(found, null)).build();
        }
        List<EntryJson> page = found.subList(0, most);
        String older =
                "/api/audit?limit=" + most + "&before=" + page.get(most - 1).id();
        return Response.ok(new EntriesJson(page, older))
                .header("Link", "<" + older + ">; rel=\"prev\"")
                .build();
    }
}
