package org.onward.companion.intake;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonObject;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.onward.companion.learning.Lessons;
import org.onward.companion.preference.PreferenceAsking;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskLabels;
import org.onward.companion.task.TaskRepository;
import org.onward.companion.task.TaskStep;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.conversation.Wording;
import org.onward.json.JsonText;
import org.onward.rules.labels.LabelInference;
import org.onward.rules.labels.LabelSuggestion;
import org.onward.rules.labels.TaskText;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.language.Understanding;
import org.onward.rules.learning.LearnedEffects;
import org.onward.rules.matching.OpenTitle;
import org.onward.rules.matching.TitleMatching;
import org.onward.rules.preference.QuietMoment;
import org.onward.rules.steps.StepPlanning;
import org.onward.rules.tone.ToneContext.Moment;

/** Turns what someone says into a task, asking at most three times what it is (companion spec §2). */
@ApplicationScoped
public class Intake {
    private static final int MOST_QUESTIONS = 3;

    @Inject
    private TaskRepository tasks;

    @Inject
    private LabelInference labels;

    @Inject
    private TitleMatching matching;

    @Inject
    private TaskPlanner planner;

    @Inject
    private StepPlanning planning;

    @Inject
    private Lessons lessons;

    @Inject
    private PlanningKnowledge planningKnowledge;

    @Inject
    private PreferenceAsking asking;

    @Inject
    private Wording wording;

    /** A message that describes a task. */
    public void capture(Turn turn) {
        Understanding message = turn.understanding();
        if (unclear(message)) {
            ask(turn, message.text(), 1);
        } else {
            save(turn, message.title(), message.text(), false);
        }
    }

    /** The answer to a clarifying question. */
    public void answer(Turn turn, PendingQuestion question) {
        Understanding message = turn.understanding();
        turn.conversation().dropQuestion();
        if (!unclear(message)) {
            save(turn, message.title(), question.text() + "\n" + message.text(), false);
        } else if (question.attempts() < MOST_QUESTIONS) {
            ask(turn, question.text(), question.attempts() + 1);
        } else {
            save(turn, firstWords(question.text()), question.text(), true);
        }
    }

    private static boolean unclear(Understanding message) {
        return message.placeholder() || message.title().isBlank();
    }

    private void ask(Turn turn, String about, int attempt) {
        turn.conversation().ask(new PendingQuestion(PendingQuestion.Kind.TASK, about, List.of(), attempt, turn.now()));
        turn.reply().moment(Moment.CAPTURE).question(turn.wording("capture.ask.what", attempt), List.of());
    }

    private static String firstWords(String text) {
        String line = text.strip().lines().findFirst().orElse(text);
        return line.length() <= Task.TITLE_LENGTH ? line : line.substring(0, Task.TITLE_LENGTH);
    }

    private void save(Turn turn, String title, String said, boolean bestGuess) {
        Understanding message = turn.understanding();
        List<Task> alike = tasks.openLike(turn.owner(), title);
        List<OpenTitle> titles = alike.stream()
                .map(task -> new OpenTitle(task.id(), task.title()))
                .toList();
        Optional<Task> twin = matching.duplicateOf(title, titles).flatMap(match -> alike.stream()
                .filter(task -> task.id().equals(match.id()))
                .findFirst());
        if (twin.isPresent()) {
            recognise(turn, twin.get());
            return;
        }
        Optional<TimeExpression> bound = message.deadline();
        Optional<Instant> dueAt = bound.flatMap(TimeExpression::instant);
        LearnedEffects learned = lessons.effects(turn);
        String pattern = learned.knowsPatterns() ? planning.patternOf(title) : "";
        LabelSuggestion suggestion = labels.infer(new TaskText(
                said,
                title,
                message.statedMinutes(),
                dueAt,
                false,
                turn.now(),
                turn.zone(),
                learned.factors(pattern),
                learned.takesMoreEnergy(pattern)));
        Task task = Task.captured(
                turn.owner(),
                title,
                said,
                new TaskLabels(suggestion.workType(), suggestion.urgency(), suggestion.minutes(), suggestion.energy()),
                dueAt.orElse(null),
                turn.now());
        boolean stated = message.statedMinutes().isPresent();
        task.estimatedWith(stated ? 0 : learned.factorOn(suggestion.workType(), pattern));
        tasks.store(task);
        Optional<Task> firstPiece = planner.plan(
                task, stated, turn.now(), turn.zone(), planningKnowledge.of(turn.conversation(), turn.now()));
        turn.conversation().saved(task.id(), turn.now());
        turn.note(task.id(), TaskEvent.Type.CREATED, labelFacts(task));
        turn.reply()
                .moment(Moment.CAPTURE)
                .about(task.id(), task.title())
                .text(confirmation(turn, task, bound, bestGuess))
                .understood(task)
                .why(suggestion.why())
                .button(turn.button("remove", "undo", task.id(), task.title(), false));
        showPlan(turn, task, firstPiece);
        asking.perhaps(turn, QuietMoment.Occasion.CAPTURED, task.labels().urgency());
    }

    private void recognise(Turn turn, Task twin) {
        Optional<TimeExpression> bound =
                turn.understanding().deadline().filter(due -> due.instant().isPresent());
        bound.ifPresent(due -> twin.due(due.instant().orElseThrow()));
        String key = bound.isPresent() ? "capture.duplicate.with-deadline" : "capture.duplicate";
        Map<String, String> values = new HashMap<>(Map.of("title", twin.title()));
        bound.ifPresent(due -> values.put("deadline", deadline(turn, due)));
        turn.conversation().saved(twin.id(), turn.now());
        turn.reply()
                .moment(Moment.DUPLICATE)
                .about(twin.id(), twin.title())
                .text(turn.phrase(key, values))
                .understood(twin);
    }

    private String confirmation(Turn turn, Task task, Optional<TimeExpression> bound, boolean bestGuess) {
        Map<String, String> values = new HashMap<>(Map.of(
                "title", task.title(),
                "type", wording.workType(task.labels().workType()),
                "minutes", Integer.toString(task.labels().minutes()),
                "priority", wording.priority(task.labels().urgency())));
        if (bestGuess) {
            return turn.phrase("capture.best-guess", Map.of("title", task.title()));
        }
        if (task.dueAt().isEmpty()) {
            return turn.phrase("capture.saved", values);
        }
        values.put("deadline", bound.map(due -> deadline(turn, due)).orElseThrow());
        return turn.phrase("capture.saved.with-deadline", values);
    }

    /** The person's own words for the bound, and the moment they were resolved to. */
    private String deadline(Turn turn, TimeExpression bound) {
        String words = bound.text().strip().replaceFirst("(?i)^(due|by|before|until|on|at|for)\\s+", "");
        turn.reply().quote(words);
        return words + " (" + wording.due(bound.instant().orElseThrow(), turn.zone()) + ")";
    }

    private static void showPlan(Turn turn, Task task, Optional<Task> firstPiece) {
        if (firstPiece.isPresent()) {
            Task piece = firstPiece.get();
            turn.reply()
                    .quote(piece.title())
                    .text(turn.phrase(
                            "capture.piece", Map.of("of", Integer.toString(task.pieces()), "step", piece.title())));
            return;
        }
        List<TaskStep> steps = task.steps();
        steps.forEach(step -> turn.reply().quote(step.text()));
        String list = IntStream.range(0, steps.size())
                .mapToObj(i -> (i + 1) + ". " + steps.get(i).text())
                .collect(Collectors.joining("\n"));
        turn.reply().text(turn.phrase("capture.plan") + "\n" + list);
    }

    private static JsonObject labelFacts(Task task) {
        return JsonText.object()
                .add("workType", task.labels().workType().name())
                .add("urgency", task.labels().urgency())
                .add("minutes", task.labels().minutes())
                .add("energy", task.labels().energy().name())
                .build();
    }
}
