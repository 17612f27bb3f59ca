package org.onward.conversation;

import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.task.Task;
import org.onward.json.JsonText;
import org.onward.rules.explain.Explanation;
import org.onward.rules.tone.ToneContext.Moment;

/**
 * What Onward answers in one turn, while it is being put together: paragraphs, at most one question, at most one card, buttons.
 * The tone guard judges it as a whole before it leaves.
 */
public final class Reply {
    private final List<String> texts = new ArrayList<>();
    private final List<String> titles = new ArrayList<>();
    private final List<String> quoted = new ArrayList<>();
    private final List<Button> buttons = new ArrayList<>();
    private final List<Button> options = new ArrayList<>();
    private final List<String> why = new ArrayList<>();
    private Moment moment;
    private String question = "";
    private JsonObject suggestion;
    private JsonObject working;
    private UUID taskId;
    private Task understood;
    private String rewardLevel = "";
    private boolean judged;

    Reply(Moment moment) {
        this.moment = moment;
    }

    public Reply moment(Moment kind) {
        moment = kind;
        return this;
    }

    public Reply text(String paragraph) {
        texts.add(paragraph);
        return this;
    }

    /** The one question; its options answer it with a tap. */
    public Reply question(String text, List<Button> answers) {
        question = text;
        options.clear();
        options.addAll(answers);
        return this;
    }

    /** Whether it asks something already: there is room for one question. */
    public boolean asks() {
        return !question.isEmpty() || texts.stream().anyMatch(this::hasQuestion);
    }

    public Reply button(Button button) {
        buttons.add(button);
        return this;
    }

    public Reply buttons(List<Button> row) {
        buttons.addAll(row);
        return this;
    }

    public Reply suggestion(JsonObject card) {
        suggestion = card;
        return this;
    }

    public Reply working(JsonObject card) {
        working = card;
        return this;
    }

    /** The message is about this task; its exact title must then appear in it (spec §14.12). */
    public Reply about(UUID id, String title) {
        taskId = id;
        titles.add(title);
        return this;
    }

    /** Words made from the person's own, such as a step of their task: shown as they are, not judged for tone. */
    public Reply quote(String words) {
        quoted.add(words);
        return this;
    }

    /** Adds the line "what was understood", made fresh from the task whenever the message is shown. */
    public Reply understood(Task task) {
        taskId = task.id();
        understood = task;
        return this;
    }

    public Reply reward(String level) {
        rewardLevel = level;
        return this;
    }

    public Reply why(List<Explanation> reasons) {
        reasons.stream()
                .map(Explanation::words)
                .filter(words -> !words.isBlank())
                .distinct()
                .forEach(why::add);
        return this;
    }

    /** What a further wish of the same message is answered with; one question and one suggestion remain, the later of each. */
    public Reply join(Reply next) {
        if (next.asks()) {
            texts.removeIf(this::hasQuestion);
        }
        if (!next.question.isEmpty()) {
            question(next.question, next.options);
        }
        if (next.suggestion != null || next.working != null) {
            buttons.clear();
            suggestion = next.suggestion;
            working = next.working;
        }
        texts.addAll(next.texts);
        titles.addAll(next.titles);
        quoted.addAll(next.quoted);
        buttons.addAll(next.buttons);
        next.why.stream().filter(reason -> !why.contains(reason)).forEach(why::add);
        taskId = next.taskId == null ? taskId : next.taskId;
        understood = next.understood == null ? understood : next.understood;
        rewardLevel = rewardLevel.isEmpty() ? next.rewardLevel : rewardLevel;
        judged = true;
        return this;
    }

    private boolean hasQuestion(String text) {
        String own = text;
        for (String title : titles) {
            own = own.replace(title, "");
        }
        return own.contains("?");
    }

    /** Whether something to do is on offer in it. */
    public boolean suggests() {
        return suggestion != null;
    }

    /** Whether its parts have passed the tone guard each by itself. */
    boolean judged() {
        return judged;
    }

    Moment moment() {
        return moment;
    }

    List<String> titles() {
        return titles;
    }

    Optional<Task> understood() {
        return Optional.ofNullable(understood);
    }

    List<String> quoted() {
        return quoted;
    }

    UUID taskId() {
        return taskId;
    }

    /** Every paragraph a person will read, the question included. */
    List<String> spoken() {
        List<String> spoken = new ArrayList<>(texts);
        if (!question.isEmpty()) {
            spoken.add(question);
        }
        return spoken;
    }

    /** Keeps cards and buttons and says something safe instead of the words that were refused. */
    void replaceWords(String safe) {
        texts.clear();
        texts.add(safe);
        if (!question.isEmpty()) {
            question = "";
            buttons.addAll(options);
            options.clear();
        }
    }

    /** The message as it is stored; id, sender and time are columns of their own. */
    JsonObject toJson() {
        JsonObjectBuilder json = JsonText.object().add("texts", strings(texts));
        if (!question.isEmpty()) {
            json.add("question", JsonText.object().add("text", question).add("options", json(options)));
        }
        if (suggestion != null) {
            json.add("suggestion", suggestion);
        }
        if (working != null) {
            json.add("working", working);
        }
        if (understood != null) {
            json.add("understoodTask", taskId.toString());
        }
        json.add("buttons", json(buttons));
        if (!rewardLevel.isEmpty()) {
            json.add("reward", JsonText.object().add("level", rewardLevel));
        }
        return json.add("why", strings(why)).build();
    }

    private static JsonArrayBuilder strings(List<String> values) {
        JsonArrayBuilder array = JsonText.array();
        values.forEach(array::add);
        return array;
    }

    private static JsonArrayBuilder json(List<Button> buttons) {
        JsonArrayBuilder array = JsonText.array();
        buttons.forEach(button -> array.add(button.toJson()));
        return array;
    }
}
