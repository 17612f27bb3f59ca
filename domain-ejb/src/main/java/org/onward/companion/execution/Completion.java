package org.onward.companion.execution;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskFamily;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.Button;
import org.onward.conversation.Delivered;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.Turn;
import org.onward.rules.answer.AskedQuestion;
import org.onward.rules.answer.ShortAnswers;
import org.onward.rules.matching.NameMatch;
import org.onward.rules.matching.OpenTitle;
import org.onward.rules.matching.TitleMatching;

/** "Done": finds out which task is meant (companion spec §10.2–10.3). */
@ApplicationScoped
public class Completion {
    private static final int MOST_ASKS = 2;
    private static final Duration CONTEXT_LIFE = Duration.ofHours(24);

    @Inject
    private TaskRepository tasks;

    @Inject
    private TitleMatching matching;

    @Inject
    private ShortAnswers shortAnswers;

    @Inject
    private Closing closing;

    /** Something is finished: the task named, otherwise the one under way or on offer, otherwise ask (spec §10.2). */
    public void complete(Turn turn) {
        String text = turn.understanding().text();
        if (!matching.finished(text, List.of()).names()) {
            completeFromContext(turn);
            return;
        }
        List<Task> alike = tasks.openLike(turn.owner(), text);
        NameMatch named = matching.finished(text, nameable(turn, alike));
        List<OpenTitle> several = named.match().isPresent() ? List.of() : matching.severalFinished(text, titles(alike));
        if (named.match().isPresent()) {
            finishById(turn, named.match().get().id());
        } else if (!several.isEmpty()) {
            finishSeveral(turn, several);
        } else if (!named.options().isEmpty()) {
            askWhich(turn, named.options(), 1);
        } else {
            NameMatch anywhere = matching.finished(text, titles(tasks.newestOpen(turn.owner())));
            anywhere.match().ifPresentOrElse(match -> finishById(turn, match.id()), () -> completeFromContext(turn));
        }
    }

    /** Completes the task or reminder that the message surely reports as finished; false, with nothing done, when there is none. */
    public boolean completeNamed(Turn turn) {
        String text = turn.understanding().text();
        if (!matching.finished(text, List.of()).names()) {
            return false;
        }
        Optional<OpenTitle> named = matching.finished(text, nameable(turn, tasks.openLike(turn.owner(), text)))
                .match();
        named.ifPresent(title -> finishById(turn, title.id()));
        return named.isPresent();
    }

    /** The answer to "which one did you finish?": it need only point at the task, by its place or its name. */
    public void answer(Turn turn, PendingQuestion question) {
        String text = turn.understanding().text();
        turn.conversation().dropQuestion();
        Optional<UUID> byPlace =
                shortAnswers.read(AskedQuestion.WHICH, text).flatMap(answer -> answer.of(question.tasks()));
        if (byPlace.isPresent()) {
            finishById(turn, byPlace.get());
            return;
        }
        NameMatch named = matching.finished("finished " + text, titles(tasks.openLike(turn.owner(), text)));
        if (named.match().isPresent()) {
            finishById(turn, named.match().get().id());
        } else {
            askWhich(turn, named.options(), question.attempts() + 1);
        }
    }

    private void finishSeveral(Turn turn, List<OpenTitle> several) {
        closing.finishSeveral(
                turn,
                several.stream()
                        .flatMap(title -> tasks.familyOf(turn.owner(), title.id()).stream())
                        .filter(family -> family.task().open())
                        .toList());
    }

    /** A task chosen by a button. */
    public void finishById(Turn turn, UUID id) {
        Optional<TaskFamily> family = tasks.familyOf(turn.owner(), id);
        if (family.isPresent() && family.get().task().isReminder() && rang(turn, id)) {
            closing.finishReminder(turn, family.get().task());
        } else if (family.isPresent() && family.get().task().open()) {
            closing.finish(turn, family.get());
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
        Optional<UUID> meant = turn.conversation()
                .inFront()
                .map(Delivered::task)
                .or(() -> turn.conversation().active().filter(active -> recent(turn)))
                .or(() -> turn.conversation().suggested(turn.now()))
                .or(() -> turn.conversation().checkIns().unanswered(turn.now()));
        if (meant.isPresent()) {
            finishById(turn, meant.get());
        } else if (turn.conversation().surroundings().nothingOpen()) {
            turn.reply().text(turn.phrase("complete.nothing-active"));
        } else {
            askWhich(turn, List.of(), 1);
        }
    }

    /** Work that nobody spoke of for more than a day is not what "done" means (spec §10.2). */
    private static boolean recent(Turn turn) {
        return turn.conversation()
                .surroundings()
                .lastMessageAt()
                .filter(last -> !turn.now().isAfter(last.plus(CONTEXT_LIFE)))
                .isPresent();
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

    /** Reminders that rang are closed, and still what somebody may report (spec §10.5). */
    private static List<OpenTitle> nameable(Turn turn, List<Task> open) {
        return Stream.concat(
                        titles(open).stream(),
                        turn.conversation().surroundings().delivered().stream()
                                .filter(Delivered::isReminder)
                                .map(sent -> new OpenTitle(sent.task(), sent.title())))
                .distinct()
                .toList();
    }

    private static boolean rang(Turn turn, UUID id) {
        return turn.conversation().surroundings().delivered().stream()
                .anyMatch(sent -> sent.task().equals(id));
    }

    private static List<OpenTitle> titles(List<Task> open) {
        return open.stream().map(task -> new OpenTitle(task.id(), task.title())).toList();
    }
}
