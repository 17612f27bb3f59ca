package org.onward.lifecycle;

import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.onward.companion.intake.TaskChange;
import org.onward.conversation.Utterance;
import org.onward.identity.Caller;
import org.onward.lifecycle.Stored.Row;
import org.onward.rules.tone.Phrasebook;

/** One person living through a sequence: says and presses things, and after every turn is compared with the model. */
final class Life {
    private static final Phrasebook PHRASES = new Phrasebook();
    private static final Set<String> CELEBRATIONS = Set.of("medium", "high", "epic");

    /** How what stands in place of a reply that the tone guard held back begins and ends, whatever its title. */
    private static final Set<String> HELD_BACK = Set.of(
            PHRASES.say("fallback.safe", Map.of(), 0),
            PHRASES.say("fallback.names-title", Map.of("title", "|"), 0).split("\\|")[1]);

    private final Onward onward;
    private final Caller who;
    private final List<String> diary;
    private final Model model = new Model();
    private final List<JsonObject> replies = new ArrayList<>();
    private Stored stored;

    /** Begins a life; in the diary everything that happens is written down, for whoever has to understand a failure. */
    Life(Onward onward, List<String> diary) throws Exception {
        this.onward = onward;
        this.who = onward.join();
        this.diary = diary;
        this.stored = onward.stored(who, 0);
    }

    void live(Sequence.Step step) throws Exception {
        int number = step.number();
        switch (step.deed()) {
            case DONE_BY_NAME ->
                say("I finished " + openTask(number).map(Row::title).orElse("it"));
            case UNDO ->
                say("not that one, I meant " + openTask(number).map(Row::title).orElse("the other"));
            case TAP -> tap(number);
            case PRESS -> press(replies.size() - 1, number);
            case PRESS_OLD -> press(number % Math.max(1, replies.size()), number / 7);
            case MINUTES_PASS -> pass(Duration.ofMinutes(1 + number % 40));
            case HOURS_PASS -> pass(Duration.ofHours(1 + number % 8));
            case DAYS_PASS -> pass(Duration.ofHours(20 + number % 60));
            case CLOCK_JUMPS_BACK -> pass(Duration.ofMinutes(-1 - number % 20));
            case RESTART -> {
                diary.add("(restart)");
                onward.restart();
            }
            default -> say(step.deed().words(number));
        }
    }

    /** Presses, in somebody else's name, a button of this person's last reply. */
    void pressFor(Life other, int number) throws Exception {
        List<JsonObject> buttons = replies.isEmpty() ? List.of() : buttons(replies.get(replies.size() - 1));
        if (!buttons.isEmpty()) {
            other.turn(pressing(buttons.get(number % buttons.size())));
        }
    }

    /** That nothing changed while others lived. */
    void isAsItWas() throws Exception {
        model.after(onward.stored(who, model.lastEvent()), onward.clock.instant());
    }

    private void pass(Duration time) {
        diary.add("(" + time + ")");
        onward.clock.advance(time);
    }

    private void say(String words) throws Exception {
        turn(Utterance.words(words));
    }

    private void press(int reply, int number) throws Exception {
        List<JsonObject> buttons = replies.isEmpty() ? List.of() : buttons(replies.get(reply));
        if (!buttons.isEmpty()) {
            turn(pressing(buttons.get(number % buttons.size())));
        }
    }

    private static Utterance pressing(JsonObject button) {
        return Utterance.press(
                button.getString("action"),
                Optional.of(button.getString("about"))
                        .filter(id -> !id.isEmpty())
                        .map(UUID::fromString));
    }

    private static List<JsonObject> buttons(JsonObject reply) {
        List<JsonObject> all = new ArrayList<>(reply.getJsonArray("buttons").getValuesAs(JsonObject.class));
        if (reply.containsKey("question")) {
            all.addAll(reply.getJsonObject("question").getJsonArray("options").getValuesAs(JsonObject.class));
        }
        return all;
    }

    private void turn(Utterance utterance) throws Exception {
        diary.add("> " + (utterance.pressed() ? "[" + utterance.action() + "]" : utterance.text()));
        // No two turns of a person fall on the same instant.
        onward.clock.advance(Duration.ofSeconds(1));
        Stored before = stored;
        JsonObject reply = onward.say(who, utterance);
        diary.add(shortly(reply));
        replies.add(reply);
        look();
        expected(utterance, before);
        fits(reply);
    }

    private void tap(int number) throws Exception {
        Optional<Row> task = openTask(number);
        if (task.isPresent()) {
            int minutes = new int[] {10, 25, 45, 60, 90, 150}[number % 6];
            diary.add("(" + task.get().title() + " tapped to " + minutes + " minutes)");
            onward.correct(who, task.get().id(), minutes(minutes));
            look();
        }
    }

    private static TaskChange minutes(int minutes) {
        return new TaskChange(
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.of(minutes),
                Optional.empty(),
                Optional.empty(),
                false);
    }

    private void look() throws Exception {
        stored = onward.stored(who, model.lastEvent());
        stored.events().forEach(event -> diary.add("    " + event + " " + title(event.task())));
        model.after(stored, onward.clock.instant());
    }

    private String title(UUID task) {
        return stored.tasks().containsKey(task) ? stored.tasks().get(task).title() : task.toString();
    }

    /** A button that is about what is on offer or under way does what it says. */
    private void expected(Utterance pressed, Stored before) {
        Optional<UUID> about = pressed.about();
        if (about.isEmpty()) {
            return;
        }
        boolean offered = about.equals(before.suggested());
        boolean active = about.equals(before.active());
        switch (pressed.action()) {
            case "done" -> require(!(offered || active) || happened("COMPLETED", about.get()), "done is done");
            case "stop" -> require(!active || happened("PUT_BACK", about.get()), "stop puts back");
            case "accept" -> require(offered || !happened("ACCEPTED", about.get()), "only an offer is accepted");
            case "not_this" -> require(offered || !happened("DECLINED", about.get()), "only an offer is declined");
            default -> {
                // What the others do is judged by the model alone.
            }
        }
    }

    private boolean happened(String type, UUID task) {
        return stored.events().stream()
                .anyMatch(event -> event.type().equals(type) && event.task().equals(task));
    }

    /** One suggestion and that is the one on offer; a celebration only for what was completed in this turn. */
    private void fits(JsonObject reply) {
        if (reply.containsKey("suggestion")) {
            String shown = reply.getJsonObject("suggestion").getString("taskId");
            require(
                    stored.suggested().map(UUID::toString).filter(shown::equals).isPresent(),
                    "the card shows what is on offer");
        }
        if (reply.containsKey("reward")
                && CELEBRATIONS.contains(reply.getJsonObject("reward").getString("level"))) {
            require(
                    stored.events().stream().anyMatch(event -> event.type().equals("COMPLETED")),
                    "a celebration has its completion");
        }
        require(!reply.getJsonArray("texts").isEmpty() || reply.containsKey("question"), "a reply says something");
        require(
                HELD_BACK.stream().noneMatch(safe -> shortly(reply).contains(safe)),
                "a reply passes the tone guard: " + shortly(reply));
    }

    private Optional<Row> openTask(int number) {
        List<Row> open = stored.tasks().values().stream().filter(Row::open).toList();
        return open.isEmpty() ? Optional.empty() : Optional.of(open.get(number % open.size()));
    }

    private static String shortly(JsonObject reply) {
        String texts = String.join(" / ", reply.getJsonArray("texts").getValuesAs(JsonString::getString));
        String question = reply.containsKey("question")
                ? " ?" + reply.getJsonObject("question").getString("text")
                : "";
        return "  " + texts.replace('\n', ' ') + question;
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new AssertionError("Not so: " + otherwise);
        }
    }
}
