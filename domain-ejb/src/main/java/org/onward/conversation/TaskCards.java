package org.onward.conversation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskStep;
import org.onward.json.JsonText;
import org.onward.rules.selection.PresentationBand;

/** Shows a task as a card: on offer, or being worked on. */
@ApplicationScoped
public class TaskCards {
    @Inject
    private Wording wording;

    /** The one suggestion. */
    public JsonObject suggestion(Task task, PresentationBand band, String reason, ZoneId zone) {
        JsonObjectBuilder card = head(task)
                .add("workType", lower(task.labels().workType()))
                .add("band", lower(band))
                .add("reason", reason)
                .add("steps", steps(task.steps()));
        task.dueAt().ifPresent(due -> card.add("dueLabel", wording.due(due, zone)));
        return card.build();
    }

    /** The task being worked on, with its current step. */
    public JsonObject working(Task task) {
        return head(task)
                .add("steps", steps(task.steps()))
                .add("current", task.nextStep().orElse(task.steps().size()))
                .build();
    }

    private static JsonObjectBuilder head(Task task) {
        JsonObjectBuilder card = JsonText.object()
                .add("taskId", task.id().toString())
                .add("title", task.title())
                .add("minutes", task.labels().minutes());
        task.parent()
                .ifPresent(parent -> card.add(
                        "piece",
                        JsonText.object()
                                .add("number", task.sequence())
                                .add("of", parent.pieces())
                                .add("toward", parent.title())));
        return card;
    }

    private static JsonArrayBuilder steps(List<TaskStep> steps) {
        JsonArrayBuilder array = JsonText.array();
        IntStream.range(0, steps.size())
                .forEach(i -> array.add(JsonText.object()
                        .add("number", i + 1)
                        .add("text", steps.get(i).text())
                        .add("minutes", steps.get(i).minutes())
                        .add("done", steps.get(i).done())));
        return array;
    }

    static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
