package org.onward.companion.intake;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskLabels;
import org.onward.companion.task.TaskRepository;
import org.onward.companion.task.TaskStep;
import org.onward.rules.steps.PlanRequest;
import org.onward.rules.steps.PlannedStep;
import org.onward.rules.steps.StepPlan;
import org.onward.rules.steps.StepPlanning;
import org.onward.rules.vocabulary.TimeBand;

/** Applies a step plan to a task: inline steps, or hidden pieces stored with it. */
@ApplicationScoped
public class TaskPlanner {
    @Inject
    private StepPlanning planning;

    @Inject
    private TaskRepository tasks;

    /**
     * Plans a stored task that nobody has started.
     *
     * @param minutesStated true when the person gave the estimate
     * @param known what the person told us and what was learned, by key as in spec §12
     * @return the first piece, when the task became a container
     */
    public Optional<Task> plan(Task task, boolean minutesStated, Instant now, ZoneId zone, Map<String, String> known) {
        TaskLabels labels = task.labels();
        StepPlan plan = planning.plan(new PlanRequest(
                task.title(),
                task.said(),
                labels.workType(),
                labels.minutes(),
                minutesStated,
                labels.energy(),
                TimeBand.of(LocalTime.ofInstant(now, zone)),
                known));
        task.follows(plan.pattern());
        if (!plan.hidden()) {
            task.planSteps(steps(plan.steps()));
            return Optional.empty();
        }
        task.becomeContainer();
        List<Task> pieces = plan.pieces().stream()
                .map(piece -> task.addPiece(piece.title(), piece.minutes(), piece.energy(), steps(piece.steps()), now))
                .toList();
        pieces.forEach(tasks::store);
        return Optional.of(pieces.get(0));
    }

    private static List<TaskStep> steps(List<PlannedStep> planned) {
        return planned.stream()
                .map(step -> new TaskStep(step.text(), step.minutes(), step.doneWhen(), Optional.empty()))
                .toList();
    }
}
