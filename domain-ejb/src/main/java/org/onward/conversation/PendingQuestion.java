package org.onward.conversation;

import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.onward.json.JsonText;

/**
 * A question that waits for its answer for 30 minutes (companion spec §10.3).
 *
 * @param kind what is asked
 * @param text the message that led to it
 * @param options what can be chosen, as ids or intents
 * @param attempts how often it was asked, 1 or more
 */
public record PendingQuestion(Kind kind, String text, List<String> options, int attempts, Instant askedAt) {
    private static final Duration LIFE = Duration.ofMinutes(30);

    /** What a question is about. */
    public enum Kind {
        /** What to remind of, or when; the options are the title and the moment, one of them empty. */
        REMINDER,
        /** When to ping about a task that was saved without a time, whose id is the text. Nobody has to answer. */
        PING,
        /** Which of two readings was meant. */
        READING,
        /** Which task is finished. */
        FINISHED,
        /** What the task is. */
        TASK,
        /** Whether a task is still on after a long pause. */
        STILL_ON,
        /** Which of the tasks under way goes on. */
        WHICH,
        /** Whether somebody who drifted off goes on. */
        JUMP_BACK,
        /** About how much longer it takes. */
        HOW_LONG,
        /** What got done of a task that is too large. */
        PROGRESS,
        /** Which part of it blocks. */
        PART,
        /** What exactly is hard about something small. */
        HARD,
        /** How finished work felt. */
        FEEDBACK,
        /** What was off about the task just declined, whose id is the text. Nobody has to answer. */
        DECLINE_REASON,
        /** How the person likes to work; the text is the key of the preference. */
        PREFERENCE
    }

    /** A question about one task, asked for the first time. */
    public static PendingQuestion about(Kind kind, UUID task, Instant now) {
        return new PendingQuestion(kind, "", List.of(task.toString()), 1, now);
    }

    /** The tasks it is about, in the order they were named. */
    public List<UUID> tasks() {
        return options.stream().map(UUID::fromString).toList();
    }

    boolean aliveAt(Instant now) {
        return !now.isAfter(askedAt.plus(LIFE));
    }

    JsonObject toJson() {
        JsonArrayBuilder array = JsonText.array();
        options.forEach(array::add);
        return JsonText.object()
                .add("kind", kind.name())
                .add("text", text)
                .add("options", array)
                .add("attempts", attempts)
                .add("askedAt", askedAt.toString())
                .build();
    }

    static PendingQuestion fromJson(JsonObject json) {
        return new PendingQuestion(
                Kind.valueOf(json.getString("kind")),
                json.getString("text"),
                json.getJsonArray("options").getValuesAs(JsonString.class).stream()
                        .map(JsonString::getString)
                        .toList(),
                json.getInt("attempts"),
                Instant.parse(json.getString("askedAt")));
    }
}
