package org.onward.web.chat;

import jakarta.json.JsonObject;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongFunction;
import org.onward.identity.Caller;

/** One open event stream: sends every message after the last one it sent, in order, once. */
final class MessageStream {
    private final Caller caller;
    private final SseEventSink sink;
    private final Sse sse;
    private final ReentrantLock sending = new ReentrantLock();
    private long lastId;

    MessageStream(Caller caller, SseEventSink sink, Sse sse, long lastId) {
        this.caller = caller;
        this.sink = sink;
        this.sse = sse;
        this.lastId = lastId;
    }

    Caller caller() {
        return caller;
    }

    boolean open() {
        return !sink.isClosed();
    }

    /** Sends what came after the last message sent. */
    void catchUp(LongFunction<List<JsonObject>> messagesAfter) {
        sending.lock();
        try {
            List<JsonObject> news;
            do {
                news = messagesAfter.apply(lastId);
                news.forEach(this::send);
            } while (!news.isEmpty() && open());
        } finally {
            sending.unlock();
        }
    }

    private void send(JsonObject message) {
        lastId = message.getJsonNumber("id").longValue();
        deliver(sse.newEventBuilder()
                .name("message")
                .id(Long.toString(lastId))
                .mediaType(MediaType.TEXT_PLAIN_TYPE)
                .data(String.class, message.toString())
                .build());
    }

    /** A comment that keeps proxies from closing the connection and finds out whether anybody still listens. */
    void beat() {
        sending.lock();
        try {
            deliver(sse.newEventBuilder().comment("still here").build());
        } finally {
            sending.unlock();
        }
    }

    private void deliver(OutboundSseEvent event) {
        try {
            CompletionStage<?> sent = sink.send(event);
            sent.exceptionally(failure -> {
                close();
                return null;
            });
        } catch (IllegalStateException e) {
            close();
        }
    }

    void close() {
        sink.close();
    }
}
