package org.onward.companion.breakdown;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onward.companion.learning.Lessons;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskFamily;
import org.onward.companion.task.TaskLabels;
import org.onward.companion.task.TaskRepository;
import org.onward.companion.task.TaskStep;
import org.onward.conversation.NoteLine;
import org.onward.conversation.TaskButtons;
import org.onward.conversation.TaskCards;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.json.JsonText;
import org.onward.rules.breakdown.Breakdown;
import org.onward.rules.breakdown.CutRequest;
import org.onward.rules.selection.PresentationBand;
import org.onward.rules.steps.PlanRequest;
import org.onward.rules.steps.PlannedPiece;
import org.onward.rules.tone.ToneContext.Moment;
import org.onward.rules.vocabulary.TimeBand;

/** Cuts a task under way into pieces that carry what is left, and offers the first (T10, companion spec §9.2–9.3). */
@ApplicationScoped
class Recutting {
    @Inject
    private Breakdown breakdown;

    @Inject
    private TaskRepository tasks;

    @Inject
    private Lessons lessons;

    @Inject
    private TaskCards cards;

    @Inject
    private TaskButtons buttons;

    /**
     * Cuts the task of the family.
     *
     * @param done the share that is done, 0–1
     * @param part what blocks, in the person's words; empty for none
     */
    void cut(Turn turn, TaskFamily family, double done, String part) {
        Task task = family.task();
        int minutesLeft = Progress.minutesLeft(task, done);
        int times = family.original().couldNotFinish();
        lessons.notFinished(turn, task);
        List<PlannedPiece> pieces = breakdown.cut(new CutRequest(times, plan(turn, task, minutesLeft), part));
        note(turn, task, times, done, pieces.size());
        if (pieces.isEmpty()) {
            turn.reply()
                    .moment(Moment.CANNOT_FINISH)
                    .about(task.id(), task.title())
                    .text(turn.phrase("cannot-finish.small-already", Map.of("title", task.title())))
                    .working(cards.working(task))
                    .buttons(buttons.atWork(task));
            return;
        }
        task.cutUp(NoteLine.of(turn.now(), turn.zone(), "CANNOT_FINISH: " + progressWords(turn, task)));
        List<Task> stored = pieces.stream().map(piece -> add(turn, task, piece)).toList();
        stored.forEach(tasks::store);
        turn.conversation().stop();
        offer(turn, task, stored.get(0));
    }

    private static PlanRequest plan(Turn turn, Task task, int minutesLeft) {
        TaskLabels labels = task.labels();
        return new PlanRequest(
                task.title(),
                task.said(),
                labels.workType(),
                minutesLeft,
                true,
                labels.energy(),
                TimeBand.of(LocalTime.ofInstant(turn.now(), turn.zone())),
                Map.of());
    }

    private static Task add(Turn turn, Task task, PlannedPiece piece) {
        return task.addPiece(
                piece.title(),
                piece.minutes(),
                piece.energy(),
                piece.steps().stream()
                        .map(step -> new TaskStep(step.text(), step.minutes(), step.doneWhen(), Optional.empty()))
                        .toList(),
                turn.now());
    }

    private static String progressWords(Turn turn, Task task) {
        String words = turn.utterance().pressed() ? "" : turn.understanding().text();
        return task.stepsCompleted() + " steps done"
                + (words.isEmpty() ? "" : "; " + words.lines().findFirst().orElse(""));
    }

    private static void note(Turn turn, Task task, int times, double done, int pieces) {
        turn.note(
                task.id(),
                TaskEvent.Type.CANNOT_FINISH,
                JsonText.object()
                        .add("times", times)
                        .add("workType", task.labels().workType().name())
                        .add("minutes", task.labels().minutes())
                        .add("done", done)
                        .add("pieces", pieces)
                        .build());
    }

    private void offer(Turn turn, Task whole, Task first) {
        int minutes = first.labels().minutes();
        turn.conversation()
                .offer(
                        first.id(),
                        turn.conversation().statedMinutes(turn.now()).orElse(minutes),
                        turn.conversation().mood(),
                        turn.now());
        turn.note(first.id(), TaskEvent.Type.SUGGESTED);
        turn.reply()
                .moment(Moment.CANNOT_FINISH)
                .about(first.id(), first.title())
                .quote(whole.title())
                .text(turn.phrase(
                        "cannot-finish.cut",
                        Map.of(
                                "title", first.title(),
                                "minutes", Integer.toString(minutes),
                                "of", Integer.toString(whole.pieces()),
                                "parent", whole.title())))
                .suggestion(cards.suggestion(first, PresentationBand.PLAIN, "", turn.zone()))
                .buttons(buttons.onOffer(first));
    }
}
