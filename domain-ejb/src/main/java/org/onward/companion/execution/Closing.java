package org.onward.companion.execution;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.learning.Lessons;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskFamily;
import org.onward.conversation.TaskCards;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.rules.selection.PresentationBand;

/** Closes tasks and what they complete, celebrates once, and says what comes next (companion spec §3.6, §10.1). */
@ApplicationScoped
class Closing {
    @Inject
    private Celebration celebration;

    @Inject
    private Lessons lessons;

    @Inject
    private Felt felt;

    @Inject
    private TaskCards cards;

    /** Completes an open task and whatever that completes, celebrates once and offers the next piece of a larger whole. */
    void finish(Turn turn, TaskFamily family) {
        Task task = family.task();
        close(turn, family);
        boolean all = !family.original().open();
        boolean muted = celebration.celebrate(
                turn,
                task,
                all && (task.parent().isPresent() || task.pieces() > 0)
                        ? Optional.of(family.original())
                        : Optional.empty(),
                all && turn.conversation().surroundings().openAtMost(1));
        Optional<Task> nextPiece = family.nextPiece();
        if (nextPiece.isPresent()) {
            offerNextPiece(turn, nextPiece.get());
            return;
        }
        felt.maybeAsk(turn, task, muted);
        next(turn);
        turn.reply().button(turn.button("undo_done", "undo_done", task.id(), task.title(), false));
    }

    /** What a reminder was about is done: it closed when it rang, so that nothing but the reward is left (spec §10.5, C-23). */
    void finishReminder(Turn turn, Task reminder) {
        turn.errands().answered(reminder.id());
        celebration.celebrate(turn, reminder, Optional.empty(), false);
        next(turn);
    }

    /** Several tasks reported at once: all are closed, for one reward in one reply (spec §10.1, C-30). */
    void finishSeveral(Turn turn, List<TaskFamily> families) {
        List<UUID> closed = new ArrayList<>();
        for (TaskFamily family : families) {
            if (family.task().open()) {
                closed.addAll(close(turn, family));
            }
        }
        turn.conversation().finished().report(closed, turn.now());
        long wholes = families.stream()
                .map(TaskFamily::original)
                .filter(original -> !original.open())
                .distinct()
                .count();
        celebration.celebrateSeveral(
                turn,
                families.stream().map(TaskFamily::task).toList(),
                turn.conversation().surroundings().openAtMost((int) wholes));
        next(turn);
    }

    private static void next(Turn turn) {
        turn.reply()
                .button(turn.button("ask", "next", null, "", false))
                .button(turn.button("enough", "enough", null, "", false));
    }

    /** "The whole thing is done" takes its open pieces along; the last piece completes the whole (spec §1.5). */
    List<UUID> close(Turn turn, TaskFamily family) {
        lessons.finishing(turn, family.task());
        List<Task> closing = new ArrayList<>(family.openBelow(family.task()));
        closing.add(family.task());
        closing.forEach(task -> complete(turn, task));
        turn.conversation().completed(family.task().id(), turn.today());
        List<Task> containers = family.finishedContainers();
        containers.forEach(container -> complete(turn, container));
        closing.addAll(containers);
        List<UUID> ids = closing.stream().map(Task::id).toList();
        turn.conversation().finished().report(ids, turn.now());
        return ids;
    }

    private static void complete(Turn turn, Task task) {
        task.complete(turn.now());
        turn.errands().callOff(task.id());
        turn.errands().answered(task.id());
        turn.conversation().forget(task.id());
        turn.note(task.id(), TaskEvent.Type.COMPLETED);
    }

    private void offerNextPiece(Turn turn, Task next) {
        Task whole = next.parent().orElseThrow();
        int minutes = next.labels().minutes();
        turn.conversation().offer(next.id(), minutes, turn.conversation().mood(), turn.now());
        turn.note(next.id(), TaskEvent.Type.SUGGESTED);
        turn.reply()
                .about(next.id(), next.title())
                .quote(whole.title())
                .text(turn.phrase(
                        "complete.next-piece",
                        Map.of(
                                "parent", whole.title(),
                                "n", Integer.toString(next.sequence()),
                                "of", Integer.toString(whole.pieces()),
                                "title", next.title(),
                                "minutes", Integer.toString(minutes))))
                .suggestion(cards.suggestion(next, PresentationBand.PLAIN, "", turn.zone()))
                .button(turn.button("accept", "accept", next.id(), next.title(), true))
                .button(turn.button("later", "later", next.id(), next.title(), false));
    }
}
