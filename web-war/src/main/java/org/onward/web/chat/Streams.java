package org.onward.web.chat;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonObject;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.onward.chat.ChatService;
import org.onward.identity.Caller;
import org.onward.identity.UserId;

/** The event streams that are open on this node: wakes them when there is news, beats while there is none. */
@ApplicationScoped
public class Streams {
    private static final int BEAT_SECONDS = 15;
    private static final int MOST_PER_PERSON = 10;
    private static final int BATCH = 100;

    private final Map<UserId, Queue<MessageStream>> byOwner = new ConcurrentHashMap<>();
    private ScheduledFuture<?> beats;

    @Resource
    private ManagedScheduledExecutorService executor;

    @Inject
    private ChatService chat;

    @PostConstruct
    void start() {
        beats = executor.scheduleAtFixedRate(this::beat, BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
    }

    @PreDestroy
    void stop() {
        beats.cancel(false);
        byOwner.values().forEach(streams -> streams.forEach(MessageStream::close));
    }

    /**
     * Adds a stream; the oldest of a person with too many gives way.
     *
     * @param lastId the last message the client has; null to start with the next one
     */
    void open(Caller caller, SseEventSink sink, Sse sse, Long lastId) {
        long from = lastId != null ? lastId : newest(caller);
        MessageStream stream = new MessageStream(caller, sink, sse, from);
        Queue<MessageStream> streams = byOwner.computeIfAbsent(caller.userId(), owner -> new ConcurrentLinkedQueue<>());
        streams.add(stream);
        while (streams.size() > MOST_PER_PERSON) {
            end(streams.poll());
        }
        stream.beat();
        catchUp(stream);
    }

    private long newest(Caller caller) {
        List<JsonObject> last = chat.before(caller, Long.MAX_VALUE, 1);
        return last.isEmpty() ? 0 : last.get(0).getJsonNumber("id").longValue();
    }

    /** There are new messages of somebody. */
    void hear(UserId owner) {
        if (byOwner.containsKey(owner)) {
            executor.execute(() -> catchUp(owner));
        }
    }

    /** Anybody may have missed messages. */
    void hearAll() {
        byOwner.keySet().forEach(this::hear);
    }

    private void catchUp(UserId owner) {
        byOwner.getOrDefault(owner, new ConcurrentLinkedQueue<>()).forEach(this::catchUp);
    }

    private void catchUp(MessageStream stream) {
        if (stream.open()) {
            stream.catchUp(after -> chat.after(stream.caller(), after, BATCH));
        }
    }

    /** Nobody keeps listening with a session or token that has ended; whoever still may reconnects by itself. */
    void close(UserId owner) {
        Queue<MessageStream> streams = byOwner.remove(owner);
        if (streams != null) {
            streams.forEach(this::end);
        }
    }

    /** On a thread of its own: ending another request's stream takes the request context from the thread that does it. */
    private void end(MessageStream stream) {
        if (stream != null) {
            executor.execute(stream::close);
        }
    }

    private void beat() {
        byOwner.forEach((owner, streams) -> {
            streams.forEach(MessageStream::beat);
            streams.removeIf(stream -> !stream.open());
            byOwner.computeIfPresent(owner, (same, left) -> left.isEmpty() ? null : left);
        });
    }
}
