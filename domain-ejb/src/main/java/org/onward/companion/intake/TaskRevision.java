package org.onward.companion.intake;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskLabels;
import org.onward.companion.task.TaskRepository;
import org.onward.companion.task.TaskStatus;
import org.onward.identity.UserId;
import org.onward.rules.labels.LabelInference;
import org.onward.rules.labels.LabelSuggestion;
import org.onward.rules.labels.TaskText;

/**
 * Applies a change to a saved task and keeps what depends on it in step: another deadline derives the urgency anew, another
 * estimate plans anew as long as nothing was done yet (companion spec §2.8).
 */
@ApplicationScoped
public class TaskRevision {
    @Inject
    private LabelInference inference;

    @Inject
    private TaskPlanner planner;

    @Inject
    private TaskRepository tasks;

    /**
     * Applies a change.
     *
     * @param known what planning should know about the person, see {@link TaskPlanner#plan}
     */
    public void apply(Task task, TaskChange change, Instant now, ZoneId zone, Map<String, String> known) {
        TaskLabels before = task.labels();
        change.title().ifPresent(task::rename);
        change.dueAt().ifPresent(task::due);
        if (change.withoutDue()) {
            task.due(null);
        }
        boolean dueMoved = change.dueAt().isPresent() || change.withoutDue();
        int urgency = change.urgency().orElseGet(() -> dueMoved ? urgencyOf(task, now, zone) : before.urgency());
        TaskLabels after = new TaskLabels(
                change.workType().orElse(before.workType()),
                urgency,
                change.minutes().orElse(before.minutes()),
                change.energy().orElse(before.energy()));
        task.label(after);
        if (change.minutes().isPresent()) {
            task.estimatedWith(0);
        }
        if (task.status() == TaskStatus.HAS_SUBTASKS) {
            resizePieces(new UserId(task.owner()), task, before.minutes());
        } else if (before.minutes() != after.minutes() && task.stepsCompleted() == 0 && plannable(task)) {
            planner.plan(task, true, now, zone, known);
        }
    }

    private static boolean plannable(Task task) {
        return task.status() == TaskStatus.PENDING && task.parent().isEmpty();
    }

    private int urgencyOf(Task task, Instant now, ZoneId zone) {
        LabelSuggestion suggestion = inference.infer(new TaskText(
                task.title(), task.title(), OptionalInt.empty(), task.dueAt(), false, now, zone, Map.of()));
        return suggestion.urgency();
    }

    /** A container carries the sum of its pieces: open pieces stretch or shrink with it, within 15–90 minutes each. */
    private void resizePieces(UserId owner, Task container, int minutesBefore) {
        TaskLabels labels = container.labels();
        double factor = (double) labels.minutes() / minutesBefore;
        List<Task> pieces = tasks.piecesOf(owner, container.id());
        pieces.stream().filter(Task::open).forEach(piece -> {
            TaskLabels own = piece.labels();
            int minutes = factor == 1.0
                    ? own.minutes()
                    : Math.max(15, Math.min(90, (int) Math.round(own.minutes() * factor)));
            piece.label(new TaskLabels(labels.workType(), labels.urgency(), minutes, own.energy()));
            piece.due(container.dueAt().orElse(null));
        });
        int sum = pieces.stream().mapToInt(piece -> piece.labels().minutes()).sum();
        container.label(new TaskLabels(labels.workType(), labels.urgency(), sum, labels.energy()));
    }
}
