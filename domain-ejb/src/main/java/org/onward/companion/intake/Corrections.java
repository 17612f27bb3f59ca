package org.onward.companion.intake;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskLabels;
import org.onward.companion.task.TaskRepository;
import org.onward.companion.task.TaskStatus;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.conversation.Wording;
import org.onward.json.JsonText;
import org.onward.rules.correction.Correction;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.tone.ToneContext.Moment;

/** Corrects the task saved last when a remark is about it (companion spec §2.8). */
@ApplicationScoped
public class Corrections {
    @Inject
    private TaskRepository tasks;

    @Inject
    private TaskRevision revision;

    @Inject
    private PlanningKnowledge planningKnowledge;

    @Inject
    private Wording wording;

    /** Applies the correction and acknowledges it in one short line. */
    public void apply(Turn turn, Task task, Correction correction) {
        if (correction.remove()) {
            remove(turn, task);
            return;
        }
        TaskLabels now = task.labels();
        int minutes = correction
                .minutes()
                .orElse(correction
                        .minutesFactor()
                        .map(factor -> roundToFive(now.minutes() * factor))
                        .orElse(now.minutes()));
        Optional<Instant> due = correction.due().flatMap(TimeExpression::instant);
        TaskChange change = new TaskChange(
                Optional.empty(),
                correction.workType(),
                correction.urgency(),
                minutes == now.minutes() ? OptionalInt.empty() : OptionalInt.of(minutes),
                Optional.empty(),
                due,
                false);
        revision.apply(task, change, turn.now(), turn.zone(), planningKnowledge.of(turn.conversation(), turn.now()));
        if (task.status() == TaskStatus.HAS_SUBTASKS) {
            turn.conversation().forget(task.id());
        }
        turn.note(
                task.id(),
                TaskEvent.Type.CORRECTED,
                JsonText.object().add("row", correction.why().row()).build());
        turn.conversation().saved(task.id(), turn.now());
        turn.reply()
                .moment(Moment.CAPTURE)
                .about(task.id(), task.title())
                .text(acknowledgement(turn, task, correction))
                .understood(task);
    }

    /** Takes the task off the list, with everything that belongs to it. */
    public void remove(Turn turn, Task task) {
        tasks.piecesOf(turn.owner(), task.id()).stream().filter(Task::open).forEach(piece -> {
            piece.remove(turn.now());
            turn.conversation().forget(piece.id());
        });
        task.remove(turn.now());
        turn.errands().callOff(task.id());
        turn.note(task.id(), TaskEvent.Type.REMOVED);
        turn.conversation().forget(task.id());
        turn.conversation().forgetSaved();
        turn.reply()
                .moment(Moment.CAPTURE)
                .about(task.id(), task.title())
                .text(turn.phrase("correction.removed", Map.of("title", task.title())));
    }

    private String acknowledgement(Turn turn, Task task, Correction correction) {
        TaskLabels labels = task.labels();
        if (correction.workType().isPresent()) {
            return turn.phrase(
                    "correction.done.workType",
                    Map.of("title", task.title(), "type", wording.workType(labels.workType())));
        }
        if (correction.urgency().isPresent()) {
            return turn.phrase(
                    "correction.done.urgency",
                    Map.of("title", task.title(), "priority", wording.priority(labels.urgency())));
        }
        return correction
                .due()
                .flatMap(TimeExpression::instant)
                .map(due -> turn.phrase(
                        "correction.done.dueAt",
                        Map.of("title", task.title(), "deadline", wording.due(due, turn.zone()))))
                .orElseGet(() -> turn.phrase(
                        "correction.done.minutes",
                        Map.of("title", task.title(), "minutes", Integer.toString(labels.minutes()))));
    }

    private static int roundToFive(double minutes) {
        return Math.max(5, (int) Math.round(minutes / 5) * 5);
    }
}
