package org.onward.conversations;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.onward.system.Answer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;
import org.onward.system.Reply;

/** One person's conversation while it is held: who talks, what was answered last, and which tasks have been seen by name. */
final class Talk {
    private static final String USUAL_ZONE = "America/Chicago";
    private static final String USUAL_TIME = "10:00";
    private static final String LAST_TASK = "the last task";
    /** Tasks that are given were told this long before, so that nothing said refers to the telling. */
    private static final Duration TOLD_BEFORE = Duration.ofHours(5);

    private final OnwardSystem onward;
    private final MovingClock clock;
    private final Phrases phrases;
    private final Map<String, String> ids = new LinkedHashMap<>();
    private final List<Reply> replies = new ArrayList<>();
    private final Person visitor;
    private ZoneId zone = ZoneId.of(USUAL_ZONE);
    private Instant begin;
    private Person person;
    private boolean begun;
    private String lastSaid = "";
    private String lastSeen;

    Talk(OnwardSystem onward, MovingClock clock, Phrases phrases) {
        this.onward = onward;
        this.clock = clock;
        this.phrases = phrases;
        this.visitor = onward.visitor();
    }

    Phrases phrases() {
        return phrases;
    }

    ZoneId zone() {
        return zone;
    }

    Instant now() {
        return clock.now();
    }

    Person visitor() {
        return visitor;
    }

    void liveIn(String name) {
        zone = ZoneId.of(name);
    }

    void beginAt(String when) {
        begin = clock.next(when, zone, TOLD_BEFORE);
    }

    /** The person of this conversation, who exists from some hours before it begins. */
    Person person() {
        if (person == null) {
            if (begin == null) {
                beginAt(USUAL_TIME);
            }
            clock.moveTo(begin.minus(TOLD_BEFORE));
            person = onward.newPerson(zone.getId());
        }
        return person;
    }

    void wait(Duration time) {
        begin();
        clock.pass(time);
    }

    void waitUntil(String when) {
        begin();
        clock.moveTo(clock.next(when, zone, Duration.ZERO));
    }

    Reply say(String text) {
        begin();
        lastSaid = text;
        return heard(person().say(text));
    }

    /**
     * Waits for a message that comes by itself. Time that was moved wakes nobody; a reminder that somebody else sets for the next
     * second does, and whoever delivers it delivers all that is due.
     */
    void beTold(String text) {
        begin();
        onward.newPerson(zone.getId()).say("remind me in 1 second to stretch");
        JsonNode newest = newest();
        for (int look = 0; look < 150 && !newest.path("texts").toString().contains(text); look++) {
            assertThat(onward.server().endsWithin(Duration.ofMillis(200))).isFalse();
            newest = newest();
        }
        assertThat(newest.path("texts").path(0).asText()).isEqualTo(text);
        lastSaid = "";
        replies.add(new Reply(newest));
    }

    private JsonNode newest() {
        JsonNode items =
                person().get("/api/chat/messages").expecting(200).json().path("items");
        return items.path(items.size() - 1);
    }

    void sayAsSomebodyElse(String text) {
        begin();
        onward.newPerson(zone.getId()).say(text);
    }

    /** Something that was told hours before the conversation begins. */
    JsonNode toldBefore(String text) {
        Reply reply = person().say(text);
        if (!reply.question().isEmpty()) {
            reply = person().press(reply, "as:ADD_TASK");
        }
        JsonNode understood = reply.understood();
        assertThat(understood.path("taskId").asText())
                .describedAs("“%s” is understood as a task", text)
                .isNotEmpty();
        see(understood);
        return understood;
    }

    Reply press(String label) {
        return pressOf(reply(), label);
    }

    /** Presses a button of the newest message before the last one that had it. */
    Reply pressEarlier(String label) {
        for (int i = replies.size() - 2; i >= 0; i--) {
            if (!buttons(replies.get(i), label).isEmpty()) {
                return pressOf(replies.get(i), label);
            }
        }
        throw new AssertionError("No earlier message had a button “" + label + "”");
    }

    private Reply pressOf(Reply reply, String label) {
        begin();
        List<JsonNode> found = buttons(reply, label);
        assertThat(found)
                .describedAs("buttons “%s” in %s", label, reply.message())
                .isNotEmpty();
        lastSaid = "";
        return heard(person().press(found.get(0)));
    }

    private static List<JsonNode> buttons(Reply reply, String label) {
        return offered(reply).stream()
                .filter(button -> button.path("label").asText().equalsIgnoreCase(label))
                .toList();
    }

    /** Everything that can be pressed: buttons and the options of a question. */
    static List<JsonNode> offered(Reply reply) {
        List<JsonNode> all = new ArrayList<>();
        reply.message().path("buttons").forEach(all::add);
        reply.message().path("question").path("options").forEach(all::add);
        return all;
    }

    Answer correct(String title, Map<String, Object> change) {
        JsonNode task = task(title);
        Answer answer = person().patch(
                        "/api/tasks/" + task.path("id").asText(),
                        task.path("version").asLong(),
                        change);
        if (change.containsKey("title")) {
            ids.put(key(change.get("title").toString()), task.path("id").asText());
        }
        return answer;
    }

    Reply reply() {
        if (replies.isEmpty()) {
            throw new AssertionError("Nothing has been said yet");
        }
        return replies.get(replies.size() - 1);
    }

    /** The last reply as it came; empty before there was one. */
    String lastHeard() {
        return replies.isEmpty() ? "" : reply().message().toString();
    }

    /** The task of this title as it is now. */
    JsonNode task(String title) {
        return person().get("/api/tasks/" + id(title)).expecting(200).json();
    }

    boolean gone(String title) {
        return person().get("/api/tasks/" + id(title)).status() == 404;
    }

    JsonNode stage() {
        return person().get("/api/tasks/current").expecting(200).json();
    }

    /** The id of a task named in quotes or by its bare title, or of the one seen last. */
    String id(String named) {
        String title = named.startsWith("\"") ? named.substring(1, named.length() - 1) : named;
        String id = title.equals(LAST_TASK) ? lastSeen : ids.get(key(title));
        if (id == null) {
            throw new AssertionError("No task “" + title + "” was seen; seen: " + ids.keySet());
        }
        return id;
    }

    private void begin() {
        if (!begun) {
            begun = true;
            person();
            clock.moveTo(begin);
        }
    }

    private Reply heard(Reply reply) {
        HouseRules.check(reply, replies.isEmpty() ? null : reply(), lastSaid);
        replies.add(reply);
        see(reply.understood());
        see(reply.suggestion());
        see(reply.working());
        StreamSupport.stream(reply.message().path("question").path("options").spliterator(), false)
                .filter(option -> option.path("about").asText().length() > 1)
                .forEach(option -> ids.putIfAbsent(
                        key(option.path("label").asText()), option.path("about").asText()));
        return reply;
    }

    private void see(JsonNode card) {
        if (card.path("title").isTextual()) {
            lastSeen = card.path("taskId").asText();
            ids.put(key(card.path("title").asText()), lastSeen);
        }
    }

    private static String key(String title) {
        return title.toLowerCase(Locale.ROOT);
    }
}
