package org.onward.web.chat;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.chat.ChatService;
import org.onward.chat.Turns;
import org.onward.conversation.Exchange;
import org.onward.conversation.MessageText;
import org.onward.conversation.Utterance;
import org.onward.idempotency.IdempotencyKey;
import org.onward.identity.Caller;
import org.onward.json.JsonText;
import org.onward.problem.InvalidInput;
import org.onward.web.page.PageLimit;
import org.onward.web.security.CurrentCaller;
import org.onward.web.security.RequestBody;

/** Saying something, and what was said before. */
@Path("chat/messages")
@RequestScoped
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class MessagesResource {
    private static final int USUAL_PAGE = 50;

    @Inject
    Turns turns;

    @Inject
    ChatService chat;

    @Inject
    CurrentCaller current;

    @Inject
    RequestBody body;

    /** Words, or a pressed button; one of the two. */
    public record SayingJson(String text, ButtonJson button) {
        Utterance utterance() {
            if (text != null && button == null) {
                return Utterance.words(MessageText.clean(text));
            } else if (button != null && text == null) {
                return button.utterance();
            }
            throw InvalidInput.of(
                    "text", "", "either text or button", "Send {\"text\": \"…\"} with what you want to say.");
        }
    }

    /** A button, as it came with a message. */
    public record ButtonJson(String action, String about) {
        private static final int LONGEST_ACTION = 40;

        Utterance utterance() {
            if (action == null || action.isBlank() || action.length() > LONGEST_ACTION) {
                throw InvalidInput.of(
                        "button.action", action, "the button's action", "Send the button back as it came.");
            }
            return Utterance.press(action, id());
        }

        private Optional<UUID> id() {
            if (about == null || about.isEmpty()) {
                return Optional.empty();
            }
            try {
                return Optional.of(UUID.fromString(about));
            } catch (IllegalArgumentException e) {
                throw InvalidInput.of(
                        "button.about", about, "the id that came with the button", "Send the button back as it came.");
            }
        }
    }

    @POST
    public Response say(@HeaderParam(IdempotencyKey.HEADER) String key, SayingJson saying) {
        if (saying == null) {
            throw InvalidInput.of("text", "", "a JSON body", "Send {\"text\": \"…\"} with what you want to say.");
        }
        Caller caller = current.get();
        String checkedKey = key == null ? "" : new IdempotencyKey(key).value();
        Exchange exchange =
                turns.say(caller, saying.utterance(), checkedKey, HexFormat.of().formatHex(body.hash()));
        Response.ResponseBuilder response =
                Response.status(Response.Status.CREATED).entity(json(caller, exchange));
        if (exchange.replayed()) {
            response.header("Idempotency-Replayed", "true");
        }
        return response.build();
    }

    private JsonObject json(Caller caller, Exchange exchange) {
        JsonObjectBuilder json = JsonText.object();
        exchange.said()
                .ifPresentOrElse(said -> json.add("said", said.toJson(Optional.empty())), () -> json.addNull("said"));
        JsonObject reply = exchange.replayed()
                ? chat.shown(caller, List.of(exchange.reply())).get(0)
                : exchange.reply().toJson(exchange.understood());
        return json.add("reply", reply).build();
    }

    @GET
    public Response list(@QueryParam("limit") String limit, @QueryParam("before") String before) {
        int most = PageLimit.of(limit, USUAL_PAGE, ChatService.LARGEST_PAGE);
        List<JsonObject> found = chat.before(current.get(), PageLimit.before(before), most + 1);
        boolean more = found.size() > most;
        List<JsonObject> page = more ? found.subList(1, found.size()) : found;
        JsonArrayBuilder items = JsonText.array();
        page.forEach(items::add);
        JsonObjectBuilder json = JsonText.object().add("items", items);
        if (!more) {
            return Response.ok(json.addNull("older").build()).build();
        }
        String older =
                "/api/chat/messages?limit=" + most + "&before=" + page.get(0).getJsonNumber("id");
        return Response.ok(json.add("older", older).build())
                .header("Link", "<" + older + ">; rel=\"prev\"")
                .build();
    }
}
