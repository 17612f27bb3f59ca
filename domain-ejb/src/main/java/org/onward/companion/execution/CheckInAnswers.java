package org.onward.companion.execution;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.onward.companion.checkin.FollowUps;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.companion.task.TaskStatus;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.TaskButtons;
import org.onward.conversation.TaskCards;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.json.JsonText;
import org.onward.rules.checkin.AnswerAction;
import org.onward.rules.checkin.CheckIns;
import org.onward.rules.language.Intent;
import org.onward.rules.language.Understanding;
import org.onward.rules.tone.ToneContext.Moment;

/** Answers to "how is it going", and the same said unasked while working (companion spec §6.3). */
@ApplicationScoped
public class CheckInAnswers {
    @Inject
    private TaskRepository tasks;

    @Inject
    private CheckIns rules;

    @Inject
    private FollowUps followUps;

    @Inject
    private TaskCards cards;

    @Inject
    private TaskButtons buttons;

    /** Somebody says how it goes: still at it, in need of more time, or drifted off. */
    public void answer(Turn turn, Intent intent) {
        OptionalInt minutes = minutesIn(turn.understanding());
        Optional<Task> task = task(turn);
        AnswerAction action = rules.answer(intent, minutes.isPresent()).orElseThrow();
        if (task.isEmpty()) {
            turn.conversation().answeredCheckIn();
            turn.reply().text(turn.phrase("step.none-active")).button(turn.button("ask", "ask", null, "", true));
            return;
        }
        switch (action) {
            case EXTEND -> extend(turn, task.get(), minutes.orElseThrow());
            case ASK_HOW_LONG -> askHowLong(turn, task.get());
            case ASK_JUMP_BACK -> askJumpBack(turn, task.get());
            default -> keepOn(turn, task.get());
        }
    }

    /** The task that was asked about, otherwise the one under way. */
    private Optional<Task> task(Turn turn) {
        Optional<UUID> id = turn.conversation()
                .checkIns()
                .unanswered(turn.now())
                .or(() -> turn.conversation().active());
        return id.flatMap(found -> tasks.findOwnedBy(turn.owner(), found))
                .filter(task -> task.status() == TaskStatus.IN_PROGRESS || task.status() == TaskStatus.PENDING);
    }

    /** Work goes on; a task that went back to the queue after the last check-in is taken up without being picked (C-03). */
    public void keepOn(Turn turn, Task task) {
        noteAnswer(turn, task, "still working");
        boolean back = takeUp(turn, task);
        if (!back) {
            followUps.keepOn(turn, task);
        }
        show(turn, task, turn.phrase("checkin.keep-on", Map.of("title", task.title())));
    }

    /** As {@link #keepOn(Turn, Task)} for the task at hand; says where things stand when it has moved on. */
    public void keepOn(Turn turn) {
        task(turn)
                .ifPresentOrElse(task -> keepOn(turn, task), () -> turn.reply().text(turn.phrase("state.expired")));
    }

    /** The minutes asked for, and a quarter more. */
    public void extend(Turn turn, Task task, int minutes) {
        noteAnswer(turn, task, "more time");
        takeUp(turn, task);
        followUps.extend(turn, minutes);
        show(
                turn,
                task,
                turn.phrase("checkin.extended", Map.of("title", task.title(), "minutes", Integer.toString(minutes))));
    }

    /** The answer to "about how much longer"; false when it gives no minutes. */
    public boolean extendAsAnswered(Turn turn) {
        OptionalInt minutes = minutesIn(turn.understanding());
        Optional<Task> task = minutes.isPresent() ? task(turn) : Optional.empty();
        task.ifPresent(found -> extend(turn, found, minutes.orElseThrow()));
        return task.isPresent();
    }

    /** As many more minutes; false when the task has moved on. */
    public boolean extendBy(Turn turn, int minutes) {
        Optional<Task> task = task(turn);
        task.ifPresent(found -> extend(turn, found, minutes));
        return task.isPresent();
    }

    private void askHowLong(Turn turn, Task task) {
        noteAnswer(turn, task, "more time");
        if (!takeUp(turn, task)) {
            followUps.keepOn(turn, task);
        }
        turn.conversation().ask(PendingQuestion.about(PendingQuestion.Kind.HOW_LONG, task.id(), turn.now()));
        turn.reply()
                .moment(Moment.CHECK_IN)
                .about(task.id(), task.title())
                .question(
                        turn.phrase("checkin.how-long", Map.of("title", task.title())),
                        List.of(
                                turn.button("more_minutes:10", "more_minutes.10", task.id(), task.title(), false),
                                turn.button("more_minutes:20", "more_minutes.20", task.id(), task.title(), false),
                                turn.button("more_minutes:45", "more_minutes.45", task.id(), task.title(), false)));
    }

    private void askJumpBack(Turn turn, Task task) {
        noteAnswer(turn, task, "distracted");
        turn.conversation().ask(PendingQuestion.about(PendingQuestion.Kind.JUMP_BACK, task.id(), turn.now()));
        turn.reply()
                .moment(Moment.CHECK_IN)
                .about(task.id(), task.title())
                .question(
                        turn.phrase("checkin.jump-back", Map.of("title", task.title())),
                        List.of(
                                turn.button("jump_back", "jump_back", task.id(), task.title(), true),
                                turn.button("let_go", "let_go", task.id(), task.title(), false)));
    }

    /** Takes a task up that had gone back to the queue; false when it is under way anyhow. */
    private boolean takeUp(Turn turn, Task task) {
        if (task.status() != TaskStatus.PENDING) {
            return false;
        }
        task.accept(turn.now());
        turn.conversation().start(task.id(), turn.today());
        turn.note(task.id(), TaskEvent.Type.ACCEPTED);
        followUps.beginAfterReturn(turn, task);
        return true;
    }

    private static void noteAnswer(Turn turn, Task task, String answer) {
        turn.note(
                task.id(),
                TaskEvent.Type.CHECK_IN_ANSWERED,
                JsonText.object()
                        .add("answer", answer)
                        .add("sent", turn.conversation().checkIns().count())
                        .build());
        turn.conversation().answeredCheckIn();
    }

    private void show(Turn turn, Task task, String words) {
        turn.reply()
                .moment(Moment.CHECK_IN)
                .about(task.id(), task.title())
                .text(words)
                .working(cards.working(task))
                .buttons(buttons.atWork(task));
    }

    /** The length of time a message speaks of, in minutes. */
    private static OptionalInt minutesIn(Understanding message) {
        if (message.statedMinutes().isPresent()) {
            return message.statedMinutes();
        }
        if (message.availableMinutes().isPresent()) {
            return message.availableMinutes();
        }
        OptionalInt length = message.times().stream()
                .flatMap(time -> time.duration().stream())
                .mapToInt(duration -> (int) Math.min(Duration.ofDays(1).toMinutes(), duration.toMinutes()))
                .filter(minutes -> minutes > 0)
                .findFirst();
        String bare = message.text().strip();
        return length.isEmpty() && bare.matches("\\d{1,3}") && !bare.matches("0+")
                ? OptionalInt.of(Integer.parseInt(bare))
                : length;
    }
}
