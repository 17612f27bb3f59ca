package org.onward.companion.breakdown;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.execution.Help;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskFamily;
import org.onward.companion.task.TaskRepository;
import org.onward.companion.task.TaskStatus;
import org.onward.conversation.Button;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.rules.breakdown.Breakdown;
import org.onward.rules.breakdown.BreakdownQuestion;
import org.onward.rules.tone.ToneContext.Moment;

/** "It's too big": one question first, then smaller pieces (companion spec §9). It never counts as a decline. */
@ApplicationScoped
public class CannotFinish {
    @Inject
    private TaskRepository tasks;

    @Inject
    private Breakdown breakdown;

    @Inject
    private Progress progress;

    @Inject
    private Recutting recutting;

    @Inject
    private Help help;

    /** The task under way, or the one on offer, is too large. */
    public void begin(Turn turn) {
        Optional<TaskFamily> underWay =
                turn.conversation().active().flatMap(id -> familyOf(turn, id, TaskStatus.IN_PROGRESS));
        if (underWay.isPresent()) {
            ask(turn, underWay.get());
            return;
        }
        Optional<TaskFamily> offered =
                turn.conversation().suggested(turn.now()).flatMap(id -> familyOf(turn, id, TaskStatus.PENDING));
        if (offered.isPresent()) {
            cutOffered(turn, offered.get());
        } else {
            turn.reply()
                    .moment(Moment.CANNOT_FINISH)
                    .text(turn.phrase("cannot-finish.none-active"))
                    .button(turn.button("ask", "ask", null, "", false));
        }
    }

    private Optional<TaskFamily> familyOf(Turn turn, UUID id, TaskStatus status) {
        return tasks.familyOf(turn.owner(), id).filter(family -> family.task().status() == status);
    }

    /** Said of a mere offer: it is taken up and cut in one go, because nothing can have been done on it yet (spec §1.5). */
    private void cutOffered(Turn turn, TaskFamily family) {
        Task task = family.task();
        task.accept(turn.now());
        turn.conversation().start(task.id(), turn.today());
        turn.note(task.id(), TaskEvent.Type.ACCEPTED);
        recutting.cut(turn, family, progress.ofSteps(task), "");
    }

    private void ask(Turn turn, TaskFamily family) {
        Task task = family.task();
        int times = family.original().work().cannotFinishCount() + 1;
        BreakdownQuestion question = breakdown.question(times, Progress.minutesLeft(task, progress.ofSteps(task)));
        PendingQuestion.Kind kind = PendingQuestion.Kind.valueOf(question.name());
        turn.conversation().answeredCheckIn();
        turn.conversation().ask(PendingQuestion.about(kind, task.id(), turn.now()));
        String key = "cannot-finish." + question.name().toLowerCase(Locale.ROOT);
        turn.reply()
                .moment(Moment.CANNOT_FINISH)
                .about(task.id(), task.title())
                .question(turn.phrase(key, Map.of("title", task.title())), quickAnswers(turn, question, task));
    }

    private static List<Button> quickAnswers(Turn turn, BreakdownQuestion question, Task task) {
        return question == BreakdownQuestion.PROGRESS
                ? List.of(
                        turn.button("progress:nothing", "progress.nothing", task.id(), task.title(), false),
                        turn.button("progress:half", "progress.half", task.id(), task.title(), false),
                        turn.button("progress:most", "progress.most", task.id(), task.title(), false))
                : List.of();
    }

    /** What was said to the question: how far it got, or which part blocks. */
    public void answer(Turn turn, PendingQuestion question) {
        Optional<TaskFamily> family =
                question.tasks().stream().findFirst().flatMap(id -> familyOf(turn, id, TaskStatus.IN_PROGRESS));
        if (family.isEmpty()) {
            turn.reply().text(turn.phrase("state.expired"));
        } else if (question.kind() == PendingQuestion.Kind.HARD) {
            family.get().original().couldNotFinish();
            help.help(turn);
        } else {
            Task task = family.get().task();
            boolean part = question.kind() == PendingQuestion.Kind.PART;
            double done = part ? progress.ofSteps(task) : progress.said(turn, task);
            recutting.cut(turn, family.get(), done, part ? turn.understanding().text() : "");
        }
    }
}
