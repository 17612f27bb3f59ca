package org.onward.web.task;

import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.Locale;
import org.onward.companion.stage.Stage;
import org.onward.companion.stage.TaskView;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskLabels;
import org.onward.companion.task.TaskStep;
import org.onward.json.JsonText;

/** Tasks and the stage as JSON. */
final class TaskJson {
    private TaskJson() {}

    static JsonObject of(Stage stage) {
        JsonObjectBuilder json = JsonText.object().add("state", lower(stage.state()));
        stage.suggestion().ifPresent(card -> json.add("suggestion", card));
        stage.working().ifPresent(card -> json.add("working", card));
        JsonArrayBuilder buttons = JsonText.array();
        stage.buttons().forEach(button -> buttons.add(button.toJson()));
        return json.add("buttons", buttons).build();
    }

    static JsonObject of(TaskView view) {
        Task task = view.task();
        TaskLabels labels = task.labels();
        JsonObjectBuilder json = JsonText.object()
                .add("id", task.id().toString())
                .add("version", task.version())
                .add("title", task.title())
                .add("status", lower(task.status()))
                .add("workType", lower(labels.workType()))
                .add("urgency", labels.urgency())
                .add("minutes", labels.minutes())
                .add("energy", lower(labels.energy()))
                .add("createdAt", task.createdAt().toString());
        task.dueAt().ifPresent(due -> json.add("dueAt", due.toString()));
        JsonArrayBuilder steps = JsonText.array();
        task.steps().forEach(step -> steps.add(of(step)));
        return json.add("steps", steps).add("understood", view.understood()).build();
    }

    private static JsonObjectBuilder of(TaskStep step) {
        return JsonText.object()
                .add("text", step.text())
                .add("minutes", step.minutes())
                .add("doneWhen", step.doneWhen())
                .add("done", step.done());
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
