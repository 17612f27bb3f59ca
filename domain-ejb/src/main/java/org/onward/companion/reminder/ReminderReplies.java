package org.onward.companion.reminder;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.execution.Completion;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.Delivered;
import org.onward.conversation.Turn;
import org.onward.rules.reminder.Reminders;
import org.onward.rules.tone.ToneContext.Moment;

/** Answers to what was sent by itself, for a day: another time, or not that one (companion spec §11.6). */
@ApplicationScoped
public class ReminderReplies {
    @Inject
    private Reminders rules;

    @Inject
    private ReminderTalk talk;

    @Inject
    private TaskRepository tasks;

    @Inject
    private Completion completion;

    /** Whether the message answers the reminder that is in front; nothing is changed yet. */
    public boolean answers(Turn turn) {
        return turn.conversation().inFront().isPresent() && (time(turn).isPresent() || declines(turn));
    }

    /**
     * A message that says nothing but another time moves the reminder that rang last, or the one that was set just now; one that
     * declines lets it go.
     *
     * @return false when it is about something else
     */
    public boolean take(Turn turn) {
        return moves(turn) || turn.conversation().inFront().isPresent() && declines(turn) && letsGo(turn);
    }

    private boolean declines(Turn turn) {
        return turn.understanding().parts().isEmpty() && rules.letGo(turn.understanding(), turn.now());
    }

    private boolean moves(Turn turn) {
        Optional<Delivered> rang = turn.conversation().inFront();
        Optional<UUID> saved = turn.conversation().lastSaved(turn.now());
        if (rang.isEmpty() && saved.isEmpty()) {
            return false;
        }
        Optional<Instant> at = time(turn);
        if (at.isPresent() && rang.isPresent()) {
            again(turn, rang.get(), at.get());
            return true;
        }
        Optional<Task> waiting = at.flatMap(moment -> saved)
                .flatMap(id -> tasks.findOwnedBy(turn.owner(), id))
                .filter(Task::open)
                .filter(Task::isReminder);
        waiting.ifPresent(task -> talk.move(turn, task, at.get()));
        return waiting.isPresent();
    }

    /** Lets the reminder go that rang last; false when none is in front. */
    private boolean letsGo(Turn turn) {
        Optional<Delivered> rang = turn.conversation().inFront();
        rang.ifPresent(one -> {
            turn.errands().answered(one.task());
            turn.reply()
                    .moment(Moment.DECLINE)
                    .about(one.task(), one.title())
                    .text(turn.phrase("reminder.let-go", Map.of("title", one.title())))
                    .button(turn.button("ask", "ask", null, "", false));
        });
        return rang.isPresent();
    }

    /** A button of a reminder; false when it was answered before. */
    public boolean press(Turn turn, String verb, UUID about, String argument) {
        Optional<Delivered> rang = turn.conversation().surroundings().delivered().stream()
                .filter(one -> one.task().equals(about))
                .findFirst();
        rang.ifPresent(one -> {
            if (verb.equals("snooze")) {
                again(turn, one, after(turn, argument));
            } else {
                completion.finishById(turn, about);
            }
        });
        return rang.isPresent();
    }

    private static Instant after(Turn turn, String argument) {
        return argument.matches("[1-9]\\d{0,3}")
                ? turn.now().plus(Duration.ofMinutes(Long.parseLong(argument)))
                : turn.now().atZone(turn.zone()).plusDays(1).toInstant();
    }

    private Optional<Instant> time(Turn turn) {
        return turn.understanding().parts().isEmpty()
                ? rules.moved(turn.understanding(), turn.now())
                : Optional.empty();
    }

    /** It rings again under its own title; what rang is a closed matter. */
    private void again(Turn turn, Delivered rang, Instant at) {
        turn.errands().answered(rang.task());
        Optional<Task> open =
                tasks.findOwnedBy(turn.owner(), rang.task()).filter(Task::open).filter(task -> !task.isReminder());
        if (open.isPresent()) {
            talk.ping(turn, open.get(), at);
            return;
        }
        Task next = talk.make(turn, rang.title(), rang.title(), at, Optional.empty());
        turn.conversation().saved(next.id(), turn.now());
        talk.confirm(turn, next, at, "reminder.set");
    }
}
