package org.onward.web.learning;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Locale;
import java.util.UUID;
import org.onward.companion.learning.LearnedService;
import org.onward.companion.learning.LearnedView;
import org.onward.json.JsonText;
import org.onward.rules.learning.Adjustment;
import org.onward.web.security.CurrentCaller;

/** What was learned about the caller: every piece with where it came from and what it changes, each with an undo. */
@Path("learned")
@RequestScoped
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class LearnedResource {
    @Inject
    LearnedService learned;

    @Inject
    CurrentCaller current;

    @GET
    public JsonObject look() {
        LearnedService.Learned all = learned.look(current.get());
        JsonArrayBuilder items = JsonText.array();
        all.items().forEach(item -> items.add(json(item)));
        return JsonText.object().add("paused", all.paused()).add("items", items).build();
    }

    @DELETE
    @Path("{id}")
    public void undo(@PathParam("id") UUID id) {
        learned.undo(current.get(), id);
    }

    @DELETE
    public void wipe() {
        learned.wipe(current.get());
    }

    private static JsonObjectBuilder json(LearnedView view) {
        Adjustment adjustment = view.adjustment();
        JsonArrayBuilder sources = JsonText.array();
        view.sources().forEach(source -> {
            JsonObjectBuilder json =
                    JsonText.object().add("at", source.at().toString()).add("words", source.words());
            source.taskId().ifPresent(id -> json.add("taskId", id.toString()));
            sources.add(json);
        });
        JsonObjectBuilder json = JsonText.object()
                .add("id", adjustment.id().toString())
                .add("kind", lower(adjustment.subject().kind()))
                .add("words", view.words())
                .add("effect", view.effect())
                .add("active", view.active().isPresent())
                .add("learnedAt", adjustment.learnedAt().toString())
                .add("changedAt", adjustment.changedAt().toString())
                .add("sources", sources);
        adjustment.subject().workType().ifPresent(type -> json.add("workType", lower(type)));
        adjustment.subject().band().ifPresent(band -> json.add("partOfDay", lower(band)));
        if (!adjustment.subject().pattern().isEmpty()) {
            json.add("pattern", adjustment.subject().pattern());
        }
        view.active().ifPresent(effect -> json.add("amount", effect.amount()));
        return json;
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
