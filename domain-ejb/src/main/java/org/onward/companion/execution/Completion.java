package org.onward.companion.execution;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.learning.Lessons;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskFamily;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.Button;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.TaskCards;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.rules.matching.NameMatch;
import org.onward.rules.matching.OpenTitle;
import org.onward.rules.matching.TitleMatching;
import org.onward.rules.selection.PresentationBand;

/** "Done": finds out which task is meant, completes it and what it completes, and celebrates once (companion spec §10). */
@ApplicationScoped
public class Completion {
    private static final int MOST_ASKS = 2;

    @Inject
    private TaskRepository tasks;

    @Inject
    private TitleMatching matching;

    @Inject
    private Lessons lessons;

    @Inject
    private Celebration celebration;

    @Inject
    private TaskCards cards;

    /** Something is finished: the task named, otherwise the one under way or on offer, otherwise ask (spec §10.2). */
    public void complete(Turn turn) {
        String text = turn.understanding().text();
        if (!matching.finished(text, List.of()).names()) {
            completeFromContext(turn);
            return;
        }
        List<Task> alike = tasks.openLike(turn.owner(), text);
        NameMatch named = matching.finished(text, titles(alike));
        if (named.match().isPresent()) {
            finishById(turn, named.match().get().id());
        } else if (!named.options().isEmpty()) {
            askWhich(turn, named.options(), 1);
        } else {
            NameMatch anywhere = matching.finished(text, titles(tasks.newestOpen(turn.owner())));
            anywhere.match().ifPresentOrElse(match -> finishById(turn, match.id()), () -> completeFromContext(turn));
        }
    }

    /** The answer to "which one did you finish?": it need only name the task. */
    public void answer(Turn turn, PendingQuestion question) {
        String text = turn.understanding().text();
        turn.conversation().dropQuestion();
        NameMatch named = matching.finished("finished " + text, titles(tasks.openLike(turn.owner(), text)));
        if (named.match().isPresent()) {
            finishById(turn, named.match().get().id());
        } else {
            askWhich(turn, named.options(), question.attempts() + 1);
        }
    }

    /** A task chosen by a button. */
    public void finishById(Turn turn, UUID id) {
        Optional<TaskFamily> family = tasks.familyOf(turn.owner(), id);
        if (family.isPresent() && family.get().task().open()) {
            finish(turn, family.get());
        } else {
            family.map(TaskFamily::task)
                    .ifPresentOrElse(
                            done -> turn.reply()
                                    .about(done.id(), done.title())
                                    .text(turn.phrase("complete.already", Map.of("title", done.title()))),
                            () -> turn.reply().text(turn.phrase("state.expired")));
        }
    }

    private void completeFromContext(Turn turn) {
        Optional<UUID> meant =
                turn.conversation().active().or(() -> turn.conversation().suggested(turn.now()));
        if (meant.isPresent()) {
            finishById(turn, meant.get());
        } else if (turn.conversation().surroundings().nothingOpen()) {
            turn.reply().text(turn.phrase("complete.nothing-active"));
        } else {
            askWhich(turn, List.of(), 1);
        }
    }

    private static void askWhich(Turn turn, List<OpenTitle> options, int attempt) {
        if (attempt > MOST_ASKS) {
            turn.reply().text(turn.phrase("complete.ask.closing"));
            return;
        }
        List<Button> buttons = options.stream()
                .map(option -> new Button("done", option.id(), option.title(), option.title(), false))
                .toList();
        turn.conversation()
                .ask(new PendingQuestion(
                        PendingQuestion.Kind.FINISHED,
                        "",
                        options.stream().map(option -> option.id().toString()).toList(),
                        attempt,
                        turn.now()));
        String key = options.isEmpty() ? "complete.ask.which" : "complete.ask.options";
        turn.reply().question(turn.wording(key, attempt), buttons);
    }

    /** Completes an open task and whatever that completes, celebrates once and offers the next piece of a larger whole. */
    void finish(Turn turn, TaskFamily family) {
        Task task = family.task();
        lessons.finishing(turn, task);
        family.openBelow(task).forEach(piece -> close(turn, piece));
        close(turn, task);
        turn.conversation().completed(task.id(), turn.today());
        List<Task> containers = family.finishedContainers();
        containers.forEach(container -> close(turn, container));
        Optional<Task> nextPiece = family.nextPiece();
        boolean all = !family.original().open();
        celebration.celebrate(
                turn,
                task,
                all && task.parent().isPresent() ? Optional.of(family.original()) : Optional.empty(),
                all && turn.conversation().surroundings().oneThingOpen());
        if (nextPiece.isPresent()) {
            offerNextPiece(turn, nextPiece.get());
        } else {
            turn.reply()
                    .button(turn.button("ask", "next", null, "", false))
                    .button(turn.button("enough", "enough", null, "", false));
        }
    }

    /** One task closes; the whole of it may close more, for one celebration (spec §1.5, §3.6). */
    private static void close(Turn turn, Task task) {
        task.complete(turn.now());
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

    private static List<OpenTitle> titles(List<Task> open) {
        return open.stream().map(task -> new OpenTitle(task.id(), task.title())).toList();
    }
}
