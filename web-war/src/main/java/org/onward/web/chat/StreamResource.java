package org.onward.web.chat;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;
import org.onward.problem.InvalidInput;
import org.onward.web.security.CurrentCaller;

/** The caller's messages as server-sent events, live and from where the caller left off. */
@Path("chat/stream")
@RequestScoped
public class StreamResource {
    @Inject
    Streams streams;

    @Inject
    CurrentCaller current;

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public void follow(
            @Context SseEventSink sink,
            @Context Sse sse,
            @HeaderParam(HttpHeaders.LAST_EVENT_ID_HEADER) String lastEventId) {
        streams.open(current.get(), sink, sse, lastId(lastEventId));
    }

    private static Long lastId(String header) {
        if (header == null || header.isBlank()) {
            return null;
        }
        if (!header.matches("[0-9]{1,18}")) {
            throw InvalidInput.of(
                    HttpHeaders.LAST_EVENT_ID_HEADER,
                    header,
                    "the id of a message",
                    "Leave it out to hear what is new.");
        }
        return Long.valueOf(header);
    }
}
