package org.onward.companion.reminder;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.intake.Intake;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskLabels;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.conversation.Wording;
import org.onward.outbox.Errand;
import org.onward.rules.labels.LabelInference;
import org.onward.rules.labels.LabelSuggestion;
import org.onward.rules.labels.TaskText;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.language.Understanding;
import org.onward.rules.reminder.Reminders;
import org.onward.rules.reminder.Setting;
import org.onward.rules.tone.ToneContext.Moment;

/** "Remind me to call mom at 6": the task and its delivery are saved together, and the time is said back (companion spec §11.1–11.2). */
@ApplicationScoped
public class ReminderTalk {
    private static final int MOST_QUESTIONS = 2;
    private static final Map<Setting.Kind, String> CONFIRMED = Map.of(
            Setting.Kind.ONCE, "reminder.set",
            Setting.Kind.TOMORROW, "reminder.set.tomorrow",
            Setting.Kind.NEXT_OF_MANY, "reminder.set.next-of-many");

    @Inject
    private TaskRepository tasks;

    @Inject
    private LabelInference labels;

    @Inject
    private Reminders rules;

    @Inject
    private Intake intake;

    @Inject
    private Wording wording;

    /** A message that wishes to be reminded; without a time it is an ordinary task. */
    public void set(Turn turn) {
        Understanding message = turn.understanding();
        Setting setting = rules.set(message.remindAt(), turn.now());
        String title = title(message);
        switch (setting.kind()) {
            case NO_TIME -> keep(turn);
            case PASSED -> ask(turn, title, Optional.empty(), message.text(), 1);
            default -> {
                Optional<Instant> at = message.remindAt().flatMap(TimeExpression::instant);
                if (title.isBlank()) {
                    ask(turn, "", at, message.text(), 1);
                } else {
                    save(turn, title, message.text(), at.orElseThrow(), setting.kind());
                }
            }
        }
    }

    /** A task; a time that comes next is when to ping about it. */
    private void keep(Turn turn) {
        Optional<UUID> before = turn.conversation().lastSaved(turn.now());
        intake.capture(turn);
        turn.conversation()
                .lastSaved(turn.now())
                .filter(saved -> !before.equals(Optional.of(saved)))
                .filter(saved -> turn.conversation().question(turn.now()).isEmpty())
                .ifPresent(saved -> {
                    turn.conversation()
                            .ask(new PendingQuestion(
                                    PendingQuestion.Kind.PING, saved.toString(), List.of(), 1, turn.now()));
                    turn.reply().text(turn.phrase("reminder.offer"));
                });
    }

    /** Whether a message that would be an ordinary task wishes for a ping. */
    public boolean wished(Turn turn) {
        return rules.wished(turn.understanding().text());
    }

    /** A time, after a task was saved that came without one; false for a message that is about something else. */
    public boolean ping(Turn turn, PendingQuestion offered) {
        Optional<Instant> at = rules.moved(turn.understanding(), turn.now());
        Optional<Task> task = at.flatMap(moment -> tasks.findOwnedBy(turn.owner(), UUID.fromString(offered.text())))
                .filter(Task::open);
        task.ifPresent(saved -> ping(turn, saved, at.get()));
        return task.isPresent();
    }

    /** A ping about a task that stays a task. */
    void ping(Turn turn, Task task, Instant at) {
        turn.errands().add(Errand.reminder(InAppChannel.NAME, task.id(), at, turn.now()));
        turn.note(task.id(), TaskEvent.Type.RESCHEDULED);
        say(turn, task, at, "reminder.set");
    }

    /** The answer to "what about?" or "when?". */
    public void answer(Turn turn, PendingQuestion question) {
        Understanding message = turn.understanding();
        String known = question.options().get(0);
        Optional<Instant> at = Optional.of(question.options().get(1))
                .filter(text -> !text.isEmpty())
                .map(Instant::parse)
                .or(() -> message.times().stream()
                        .flatMap(time -> time.instant().stream())
                        .findFirst());
        String title = known.isBlank() ? title(message) : known;
        boolean ahead = at.filter(turn.now()::isBefore).isPresent();
        if (!title.isBlank() && ahead) {
            save(turn, title, question.text() + "\n" + message.text(), at.get(), Setting.Kind.ONCE);
        } else if (question.attempts() < MOST_QUESTIONS) {
            ask(turn, title, at.filter(moment -> ahead), question.text(), question.attempts() + 1);
        } else {
            turn.reply().moment(Moment.CAPTURE).text(turn.phrase("reminder.ask.closing"));
        }
    }

    private String title(Understanding message) {
        return message.placeholder() || !rules.namesSomething(message.title()) ? "" : message.title();
    }

    private static void ask(Turn turn, String title, Optional<Instant> at, String said, int attempt) {
        turn.conversation()
                .ask(new PendingQuestion(
                        PendingQuestion.Kind.REMINDER,
                        said,
                        List.of(title, at.map(Instant::toString).orElse("")),
                        attempt,
                        turn.now()));
        turn.reply()
                .moment(Moment.CAPTURE)
                .question(
                        turn.wording(title.isBlank() ? "reminder.ask.what" : "reminder.ask.when", attempt), List.of());
    }

    private void save(Turn turn, String title, String said, Instant at, Setting.Kind kind) {
        Optional<Instant> deadline = turn.understanding().deadline().flatMap(TimeExpression::instant);
        Task task = make(turn, title, said, at, deadline);
        turn.conversation().saved(task.id(), turn.now());
        confirm(turn, task, at, CONFIRMED.get(kind));
    }

    /** A reminder with its delivery, written with the turn. */
    Task make(Turn turn, String title, String said, Instant at, Optional<Instant> deadline) {
        LabelSuggestion suggestion = labels.infer(new TaskText(
                said,
                title,
                turn.understanding().statedMinutes(),
                deadline,
                true,
                turn.now(),
                turn.zone(),
                Map.of(),
                false));
        Task task = Task.reminder(
                turn.owner(),
                title,
                said,
                new TaskLabels(suggestion.workType(), suggestion.urgency(), suggestion.minutes(), suggestion.energy()),
                at,
                turn.now());
        deadline.ifPresent(task::due);
        tasks.store(task);
        turn.note(task.id(), TaskEvent.Type.CREATED);
        turn.errands().add(Errand.reminder(InAppChannel.NAME, task.id(), at, turn.now()));
        return task;
    }

    /** A reminder that has not rung yet rings at another time. */
    void move(Turn turn, Task task, Instant at) {
        task.remindAt(at);
        turn.errands().callOff(task.id());
        turn.errands().add(Errand.reminder(InAppChannel.NAME, task.id(), at, turn.now()));
        turn.note(task.id(), TaskEvent.Type.RESCHEDULED);
        confirm(turn, task, at, "reminder.set");
    }

    /** Says when it rings, with the day, and how to take it back. */
    void confirm(Turn turn, Task task, Instant at, String key) {
        say(turn, task, at, key);
        turn.reply().button(turn.button("remove", "undo", task.id(), task.title(), false));
    }

    private void say(Turn turn, Task task, Instant at, String key) {
        turn.reply()
                .moment(Moment.CAPTURE)
                .about(task.id(), task.title())
                .text(turn.phrase(key, Map.of("title", task.title(), "deadline", wording.due(at, turn.zone()))));
    }
}
