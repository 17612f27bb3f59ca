package org.onward.conversation;

import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.onward.json.JsonText;
import org.onward.rules.vocabulary.Mood;

/** What a conversation remembers between turns besides the tasks on stage; stored as one JSON object. */
final class Memory {
    private static final Duration STATED_TIME_LIFE = Duration.ofMinutes(60);
    private static final Duration LAST_SAVED_LIFE = Duration.ofMinutes(30);

    final Set<UUID> declined = new LinkedHashSet<>();
    int declines;
    int helps;
    int availableMinutes;
    Instant availableAt;
    Mood mood = Mood.NEUTRAL;
    UUID lastSaved;
    Instant lastSavedAt;
    PendingQuestion question;
    LastReading lastReading;
    boolean carryOnMentioned;
    CheckInState checkIns = new CheckInState();
    final Set<String> preferencesAsked = new LinkedHashSet<>();
    LocalDate preferenceDay;
    FinishedLately finished = new FinishedLately();
    private LocalDate day;
    private int starts;
    private int completions;

    /** The minutes stated at most an hour ago (companion spec §4.1). */
    OptionalInt statedMinutes(Instant now) {
        return availableMinutes > 0 && availableAt != null && !now.isAfter(availableAt.plus(STATED_TIME_LIFE))
                ? OptionalInt.of(availableMinutes)
                : OptionalInt.empty();
    }

    /** The task saved last, while a correction can still mean it (companion spec §2.8). */
    Optional<UUID> lastSaved(Instant now) {
        return lastSaved != null && !now.isAfter(lastSavedAt.plus(LAST_SAVED_LIFE))
                ? Optional.of(lastSaved)
                : Optional.empty();
    }

    void countStart(LocalDate today) {
        turnDayTo(today);
        starts++;
    }

    void countCompletion(LocalDate today) {
        turnDayTo(today);
        completions++;
    }

    void uncountCompletion(LocalDate today) {
        if (today.equals(day) && completions > 0) {
            completions--;
        }
    }

    int startsOn(LocalDate today) {
        return today.equals(day) ? starts : 0;
    }

    int completionsOn(LocalDate today) {
        return today.equals(day) ? completions : 0;
    }

    private void turnDayTo(LocalDate today) {
        if (!today.equals(day)) {
            day = today;
            starts = 0;
            completions = 0;
        }
    }

    JsonObject toJson() {
        JsonObjectBuilder json = JsonText.object()
                .add("declines", declines)
                .add("helps", helps)
                .add("availableMinutes", availableMinutes)
                .add("mood", mood.name())
                .add("carryOnMentioned", carryOnMentioned)
                .add("starts", starts)
                .add("completions", completions);
        JsonArrayBuilder ids = JsonText.array();
        declined.forEach(id -> ids.add(id.toString()));
        json.add("declined", ids);
        JsonArrayBuilder asked = JsonText.array();
        preferencesAsked.forEach(asked::add);
        json.add("preferencesAsked", asked);
        addText(json, "preferenceDay", preferenceDay);
        addText(json, "availableAt", availableAt);
        addText(json, "lastSaved", lastSaved);
        addText(json, "lastSavedAt", lastSavedAt);
        addText(json, "day", day);
        checkIns.writeTo(json);
        finished.writeTo(json);
        if (question != null) {
            json.add("question", question.toJson());
        }
        if (lastReading != null) {
            json.add("lastReading", lastReading.toJson());
        }
        return json.build();
    }

    private static void addText(JsonObjectBuilder json, String name, Object value) {
        if (value != null) {
            json.add(name, value.toString());
        }
    }

    static Memory fromJson(JsonObject json) {
        Memory memory = new Memory();
        memory.declines = json.getInt("declines", 0);
        memory.helps = json.getInt("helps", 0);
        memory.availableMinutes = json.getInt("availableMinutes", 0);
        memory.mood = Mood.valueOf(json.getString("mood", Mood.NEUTRAL.name()));
        memory.carryOnMentioned = json.getBoolean("carryOnMentioned", false);
        memory.starts = json.getInt("starts", 0);
        memory.completions = json.getInt("completions", 0);
        if (json.containsKey("declined")) {
            json.getJsonArray("declined")
                    .getValuesAs(JsonString.class)
                    .forEach(id -> memory.declined.add(UUID.fromString(id.getString())));
        }
        if (json.containsKey("preferencesAsked")) {
            json.getJsonArray("preferencesAsked")
                    .getValuesAs(JsonString.class)
                    .forEach(key -> memory.preferencesAsked.add(key.getString()));
        }
        memory.preferenceDay =
                JsonText.text(json, "preferenceDay").map(LocalDate::parse).orElse(null);
        memory.availableAt =
                JsonText.text(json, "availableAt").map(Instant::parse).orElse(null);
        memory.lastSaved = JsonText.uuid(json, "lastSaved").orElse(null);
        memory.lastSavedAt =
                JsonText.text(json, "lastSavedAt").map(Instant::parse).orElse(null);
        memory.day = JsonText.text(json, "day").map(LocalDate::parse).orElse(null);
        memory.checkIns = CheckInState.readFrom(json);
        memory.finished = FinishedLately.readFrom(json);
        memory.question =
                json.containsKey("question") ? PendingQuestion.fromJson(json.getJsonObject("question")) : null;
        memory.lastReading =
                json.containsKey("lastReading") ? LastReading.fromJson(json.getJsonObject("lastReading")) : null;
        return memory;
    }

    /** A session of declines ends after four idle hours (spec §7.3). */
    void endDeclineSession() {
        declines = 0;
        declined.clear();
    }
}
