package org.onward.web.task;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonObject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.UUID;
import org.onward.companion.stage.StageService;
import org.onward.companion.stage.TaskView;
import org.onward.web.revision.EntityVersion;
import org.onward.web.security.CurrentCaller;

/** The task on stage, and correcting one. */
@Path("tasks")
@RequestScoped
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class TasksResource {
    @Inject
    StageService stage;

    @Inject
    CurrentCaller current;

    @GET
    @Path("current")
    public JsonObject current() {
        return TaskJson.of(stage.current(current.get()));
    }

    @GET
    @Path("{id}")
    public Response look(@PathParam("id") UUID id) {
        return answer(stage.look(current.get(), id));
    }

    @PATCH
    @Path("{id}")
    public Response correct(
            @PathParam("id") UUID id, @HeaderParam(HttpHeaders.IF_MATCH) String ifMatch, JsonObject change) {
        long version = EntityVersion.required(ifMatch);
        return answer(stage.correct(current.get(), id, version, TaskChangeJson.read(change)));
    }

    private static Response answer(TaskView view) {
        return Response.ok(TaskJson.of(view))
                .tag(EntityVersion.tag(view.task().version()))
                .build();
    }
}
