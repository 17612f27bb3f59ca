package org.onward.companion.execution;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonObjectBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.learning.Lessons;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.json.JsonText;
import org.onward.rules.answer.AskedQuestion;
import org.onward.rules.answer.ShortAnswer;
import org.onward.rules.answer.ShortAnswers;
import org.onward.rules.completion.Feedback;
import org.onward.rules.completion.Finished;
import org.onward.rules.learning.Occasion;

/** How finished work felt: asked now and then, taken whenever it is said (companion spec §10.1, §10.4). */
@ApplicationScoped
public class Felt {
    @Inject
    private Feedback feedback;

    @Inject
    private ShortAnswers answers;

    @Inject
    private TaskRepository tasks;

    @Inject
    private Lessons lessons;

    /** Asks when it is time to, by the rules. */
    void maybeAsk(Turn turn, Task task, boolean sensitive) {
        int since = turn.conversation().finished().countUnasked();
        if (!feedback.isAskedAfter(new Finished(sensitive, false, task.work().wasReopened(), since))) {
            return;
        }
        turn.conversation().finished().asked();
        turn.conversation().ask(PendingQuestion.about(PendingQuestion.Kind.FEEDBACK, task.id(), turn.now()));
        turn.reply()
                .question(
                        turn.phrase("feedback.ask"),
                        List.of(
                                turn.button("felt:easier", "felt.easier", task.id(), task.title(), false),
                                turn.button("felt:right", "felt.right", task.id(), task.title(), false),
                                turn.button("felt:harder", "felt.harder", task.id(), task.title(), false)));
    }

    /** Words about how it felt, for the task asked about or completed last; false when they say nothing of the kind. */
    public boolean take(Turn turn, String words, Optional<UUID> about) {
        Optional<ShortAnswer> answer = answers.read(AskedQuestion.FEEDBACK, words);
        Optional<Task> task = answer.isEmpty()
                ? Optional.empty()
                : about.or(() -> turn.conversation().finished().reportedBy(turn.now()).stream()
                                .findFirst())
                        .flatMap(id -> tasks.findOwnedBy(turn.owner(), id))
                        .filter(found -> !found.open());
        task.ifPresent(found -> note(turn, found, answer.orElseThrow()));
        return task.isPresent();
    }

    private void note(Turn turn, Task task, ShortAnswer answer) {
        lessons.felt(turn, Occasion.What.valueOf("FELT_" + answer.name()), task);
        String word = answer.name().toLowerCase(Locale.ROOT);
        JsonObjectBuilder facts = JsonText.object()
                .add("answer", word)
                .add("workType", task.labels().workType().name())
                .add("minutes", task.labels().minutes());
        task.work()
                .startedAt()
                .flatMap(start -> task.work().completedAt().map(end -> Duration.between(start, end)))
                .ifPresent(actual -> facts.add("actualMinutes", actual.toMinutes()));
        turn.note(task.id(), TaskEvent.Type.FEEDBACK, facts.build());
        turn.reply()
                .text(turn.phrase("feedback." + word, Map.of()))
                .button(turn.button("ask", "next", null, "", false));
    }
}
