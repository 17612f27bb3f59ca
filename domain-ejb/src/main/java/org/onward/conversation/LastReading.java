package org.onward.conversation;

import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.onward.json.JsonText;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;

/**
 * How the last message was read and acted on, for as long as the person can say that they meant something else: 30 minutes.
 *
 * @param text the message
 * @param state where the conversation stood when it came
 * @param tried the readings acted on, the latest last
 */
public record LastReading(String text, DialogueState state, List<Intent> tried, Instant at) {
    private static final Duration LIFE = Duration.ofMinutes(30);
    private static final int LONGEST = 500;

    public LastReading {
        tried = List.copyOf(tried);
    }

    /** The reading acted on last. */
    public Intent intent() {
        return tried.get(tried.size() - 1);
    }

    /** The same message, now acted on as something else. */
    public LastReading as(Intent intent, Instant now) {
        List<Intent> all = new ArrayList<>(tried);
        all.add(intent);
        return new LastReading(text, state, all, now);
    }

    boolean aliveAt(Instant now) {
        return !now.isAfter(at.plus(LIFE));
    }

    /** A message too long to be read again is not kept. */
    boolean isShort() {
        return text.length() <= LONGEST;
    }

    JsonObject toJson() {
        JsonArrayBuilder intents = JsonText.array();
        tried.forEach(intent -> intents.add(intent.name()));
        return JsonText.object()
                .add("text", text)
                .add("state", state.name())
                .add("tried", intents)
                .add("at", at.toString())
                .build();
    }

    static LastReading fromJson(JsonObject json) {
        return new LastReading(
                json.getString("text"),
                DialogueState.valueOf(json.getString("state")),
                json.getJsonArray("tried").getValuesAs(JsonString.class).stream()
                        .map(name -> Intent.valueOf(name.getString()))
                        .toList(),
                Instant.parse(json.getString("at")));
    }
}
