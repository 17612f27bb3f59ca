package org.onward.conversation;

import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.onward.json.JsonText;

/** How far following up on the task under way has come (companion spec §6): how many were sent, when the next is due. */
public final class CheckInState {
    /** As long as a delivered message may be answered (spec §11.6). */
    private static final Duration ANSWERABLE = Duration.ofHours(24);

    private int sent;
    private Instant dueAt;
    private boolean deferred;
    private UUID asked;
    private Instant askedAt;

    CheckInState() {}

    /** Starts counting anew. */
    public void begin(Instant due) {
        clear();
        dueAt = due;
    }

    /** Nothing is followed up any more. */
    public void clear() {
        sent = 0;
        dueAt = null;
        deferred = false;
        asked = null;
        askedAt = null;
    }

    /** One was sent; the next is due then, or never. */
    public void sent(UUID task, Instant now, Optional<Instant> next) {
        sent++;
        dueAt = next.orElse(null);
        deferred = false;
        asked = task;
        askedAt = now;
    }

    /** It was put off until the quiet hours end. */
    public void defer(Instant until) {
        dueAt = until;
        deferred = true;
    }

    /** The next is due then instead; how many were sent stays. */
    public void due(Instant next) {
        dueAt = next;
    }

    /** It was answered. */
    public void answered() {
        asked = null;
        askedAt = null;
    }

    /** 0–3 since the task was accepted. */
    public int count() {
        return sent;
    }

    public Optional<Instant> dueAt() {
        return Optional.ofNullable(dueAt);
    }

    public boolean deferred() {
        return deferred;
    }

    /** The task that was asked about and not answered for yet. */
    public Optional<UUID> unanswered(Instant now) {
        return asked != null && !now.isAfter(askedAt.plus(ANSWERABLE)) ? Optional.of(asked) : Optional.empty();
    }

    /** Whether no check-in waits for an answer that was sent at that moment or later. */
    boolean askedBefore(Instant moment) {
        return asked == null || askedAt.isBefore(moment);
    }

    boolean waits() {
        return asked != null;
    }

    boolean isAbout(UUID task) {
        return task.equals(asked);
    }

    /** Count and due time are columns, because the sender looks for them. */
    void columns(int count, Instant due) {
        sent = count;
        dueAt = due;
    }

    void writeTo(JsonObjectBuilder memory) {
        if (deferred) {
            memory.add("checkInDeferred", true);
        }
        if (asked != null) {
            memory.add("checkInAsked", asked.toString()).add("checkInAskedAt", askedAt.toString());
        }
    }

    static CheckInState readFrom(JsonObject memory) {
        CheckInState state = new CheckInState();
        state.deferred = memory.getBoolean("checkInDeferred", false);
        state.asked = JsonText.uuid(memory, "checkInAsked").orElse(null);
        state.askedAt =
                JsonText.text(memory, "checkInAskedAt").map(Instant::parse).orElse(null);
        return state;
    }
}
