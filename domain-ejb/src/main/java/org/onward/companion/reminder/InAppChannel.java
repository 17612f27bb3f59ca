package org.onward.companion.reminder;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.onward.identity.UserId;
import org.onward.json.JsonText;
import org.onward.outbox.Channel;
import org.onward.outbox.Claimed;
import org.onward.rules.delivery.Deliveries;

/**
 * Delivers into the conversation itself. The message, the end of its delivery, the reminder's completion and the row that lets it
 * be answered are one transaction: it arrives exactly once. What piled up for a person arrives as one message.
 */
@ApplicationScoped
public class InAppChannel implements Channel {
    /** Its name in the outbox. */
    public static final String NAME = "IN_APP";

    private static final int NO_MESSAGE = -1;

    @Inject
    private InAppRows rows;

    @Inject
    private ReminderMessages messages;

    @Inject
    private Deliveries rules;

    @Override
    public String name() {
        return NAME;
    }

    /** Nothing leaves the house: recording is delivering. */
    @Override
    public void send(Claimed item) {}

    @Override
    public void record(List<Claimed> items, Instant now) {
        JsonArrayBuilder array = JsonText.array();
        items.forEach(item -> array.add(item.toJson().add("late", rules.late(Duration.between(item.dueAt(), now)))));
        String claimed = array.build().toString();
        rows.lock(claimed);
        Post post = new Post();
        Map<UserId, List<Ringing>> byOwner = rows.look(claimed, NAME, now).stream()
                .collect(Collectors.groupingBy(Ringing::owner, LinkedHashMap::new, Collectors.toList()));
        byOwner.values().forEach(ringing -> {
            ringing.stream().filter(one -> !one.open()).forEach(post::callOff);
            List<Ringing> open = ringing.stream().filter(Ringing::open).toList();
            if (!open.isEmpty()) {
                announce(open, now, post);
            }
        });
        rows.speak(post.said, post.items, now, rules.answerable());
    }

    private void announce(List<Ringing> open, Instant now, Post post) {
        List<Duration> lateness =
                open.stream().map(one -> Duration.between(one.dueAt(), now)).toList();
        if (rules.gather(lateness).together()) {
            post.say(messages.together(open), open);
        } else {
            open.forEach(one -> post.say(messages.one(one), List.of(one)));
        }
    }

    /** Messages and the items they are about, tied by their number. */
    private static final class Post {
        private final JsonArrayBuilder said = JsonText.array();
        private final JsonArrayBuilder items = JsonText.array();
        private int count;

        void say(JsonObject payload, List<Ringing> about) {
            said.add(JsonText.object()
                    .add("ord", count)
                    .add("owner", about.get(0).owner().toString())
                    .add("task_id", about.get(0).task().toString())
                    .add("payload", payload));
            about.forEach(one -> items.add(item(one, count)));
            count++;
        }

        void callOff(Ringing gone) {
            items.add(item(gone, NO_MESSAGE));
        }

        private static JsonObjectBuilder item(Ringing one, int order) {
            return JsonText.object()
                    .add("ord", order)
                    .add("owner", one.owner().toString())
                    .add("id", one.id())
                    .add("kind", one.kind().name())
                    .add("task_id", one.task().toString())
                    .add("title", one.title());
        }
    }
}
