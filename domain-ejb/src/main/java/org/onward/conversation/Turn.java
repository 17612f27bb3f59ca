package org.onward.conversation;

import jakarta.json.JsonObject;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.onward.identity.Caller;
import org.onward.identity.UserId;
import org.onward.json.JsonText;
import org.onward.rules.language.Understanding;
import org.onward.rules.tone.Phrasebook;
import org.onward.rules.tone.ToneContext.Moment;

/** One turn while it is taken: who speaks, what was understood, where the conversation stands, what is said and noted. */
public final class Turn {
    private final Caller caller;
    private final Utterance utterance;
    private final Understanding understanding;
    private final Instant now;
    private final Conversation conversation;
    private final Phrasebook phrasebook;
    private final Reply reply = new Reply(Moment.TALK);
    private final List<TaskEvent> events = new ArrayList<>();
    private final List<TaskAdjustment> adjustments = new ArrayList<>();
    private final Errands errands = new Errands();
    private Turn shared = this;
    private Reply apart;

    public Turn(
            Caller caller,
            Utterance utterance,
            Understanding understanding,
            Instant now,
            Conversation conversation,
            Phrasebook phrasebook) {
        this.caller = caller;
        this.utterance = utterance;
        this.understanding = understanding;
        this.now = now;
        this.conversation = conversation;
        this.phrasebook = phrasebook;
    }

    /** The same turn read differently, such as an answer read together with the message it completes. */
    public Turn reading(Understanding other) {
        Turn turn = new Turn(caller, utterance, other, now, conversation, phrasebook);
        turn.shared = shared;
        turn.apart = apart;
        return turn;
    }

    /** One of several wishes of the same message: what it notes belongs to this turn, its reply is one of its own to join. */
    public Turn wish(Understanding part) {
        Turn turn = reading(part);
        turn.apart = new Reply(Moment.TALK);
        return turn;
    }

    public UserId owner() {
        return caller.userId();
    }

    public ZoneId zone() {
        return caller.zone();
    }

    public Utterance utterance() {
        return utterance;
    }

    public Understanding understanding() {
        return understanding;
    }

    public Instant now() {
        return now;
    }

    public LocalDate today() {
        return LocalDate.ofInstant(now, caller.zone());
    }

    public Conversation conversation() {
        return conversation;
    }

    public Reply reply() {
        return apart == null ? shared.reply : apart;
    }

    /** One wording of a phrase; the turn's number chooses the variant, so that the next turn sounds different. */
    public String phrase(String key, Map<String, String> values) {
        return phrasebook.say(key, values, conversation.turn());
    }

    public String phrase(String key) {
        return phrase(key, Map.of());
    }

    /** The n-th wording of a phrase, for questions that are asked differently each time; 1-based. */
    public String wording(String key, int number) {
        return phrasebook.say(key, Map.of(), number - 1L);
    }

    /** A button whose label and accessible name come from the phrases {@code button.<key>} and {@code button.<key>.spoken}. */
    public Button button(String action, String key, UUID about, String title, boolean primary) {
        return new Button(
                action,
                about,
                phrase("button." + key),
                phrase("button." + key + ".spoken", Map.of("title", title)),
                primary);
    }

    public void note(UUID taskId, TaskEvent.Type type, JsonObject details) {
        shared.events.add(new TaskEvent(taskId, type, details));
    }

    public void note(UUID taskId, TaskEvent.Type type) {
        note(taskId, type, JsonText.object().build());
    }

    /** Changes a task that this turn does not load. */
    public void adjust(TaskAdjustment adjustment) {
        shared.adjustments.add(adjustment);
    }

    /** Reminders and the like: what is to be delivered, and what no longer. */
    public Errands errands() {
        return shared.errands;
    }

    List<TaskAdjustment> adjustments() {
        return shared.adjustments;
    }

    /** The task that went back to the list in this turn, if one did. */
    public Optional<UUID> putBack() {
        return shared.events.stream()
                .filter(event -> event.type() == TaskEvent.Type.PUT_BACK)
                .map(TaskEvent::taskId)
                .findFirst();
    }

    List<TaskEvent> events() {
        return shared.events;
    }
}
