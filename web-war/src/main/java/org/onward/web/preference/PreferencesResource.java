package org.onward.web.preference;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonObject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.onward.companion.preference.PreferenceService;
import org.onward.rules.preference.PreferenceCatalogue;
import org.onward.web.revision.EntityVersion;
import org.onward.web.security.CurrentCaller;

/** How the caller likes to work, and the zone of their wall clock. */
@Path("preferences")
@RequestScoped
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class PreferencesResource {
    @Inject
    PreferenceService preferences;

    @Inject
    PreferenceCatalogue catalogue;

    @Inject
    CurrentCaller current;

    @GET
    public Response look() {
        return answer(preferences.look(current.get()));
    }

    /** Replaces all of them: what is left out is forgotten. */
    @PUT
    public Response replace(@HeaderParam(HttpHeaders.IF_MATCH) String ifMatch, JsonObject wanted) {
        long version = EntityVersion.required(ifMatch);
        PreferencesJson read = PreferencesJson.read(wanted);
        return answer(preferences.replace(current.get(), version, read.values(), read.zone()));
    }

    @DELETE
    public void clear() {
        preferences.clear(current.get());
    }

    private Response answer(PreferenceService.Kept kept) {
        return Response.ok(PreferencesJson.of(kept, catalogue))
                .tag(EntityVersion.tag(kept.version()))
                .build();
    }
}
