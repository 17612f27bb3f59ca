package org.onward.companion.resume;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onward.companion.execution.Execution;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskStep;
import org.onward.conversation.Button;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.TaskButtons;
import org.onward.conversation.TaskCards;
import org.onward.conversation.Turn;
import org.onward.conversation.UnderWay;
import org.onward.rules.tone.ToneContext.Moment;

/** What somebody who returns hears: praise for coming back, never a word about having been away (companion spec §8.2–8.5). */
@ApplicationScoped
class WelcomeBack {
    private static final int MOST_NAMES = 3;

    @Inject
    private Execution execution;

    @Inject
    private TaskCards cards;

    @Inject
    private TaskButtons buttons;

    /** After a short pause: one encouraging line and the step at hand. */
    void encourage(Turn turn, UnderWay returned) {
        execution.active(turn).ifPresent(task -> {
            praise(turn, returned);
            execution.show(turn, task);
        });
    }

    /** After hours: where things stand as well. */
    void remind(Turn turn, UnderWay returned) {
        execution.active(turn).ifPresent(task -> {
            praise(turn, returned);
            List<TaskStep> done = task.steps().stream().filter(TaskStep::done).toList();
            if (done.isEmpty()) {
                execution.show(turn, task);
            } else {
                state(turn, task, done.get(done.size() - 1));
            }
        });
    }

    private static void praise(Turn turn, UnderWay returned) {
        String key =
                switch (returned.resumes()) {
                    case 0 -> "resume.reward.first";
                    case 1 -> "resume.reward.second";
                    default -> "resume.reward.more";
                };
        turn.reply().reward("low").text(turn.phrase(key));
    }

    private void state(Turn turn, Task task, TaskStep last) {
        String next = task.nextStep()
                .map(number -> task.steps().get(number - 1).text())
                .orElse(task.title());
        turn.reply()
                .moment(Moment.STEPS)
                .about(task.id(), task.title())
                .quote(last.text())
                .quote(next)
                .text(turn.phrase(
                        "resume.state",
                        Map.of(
                                "title", task.title(),
                                "n", Integer.toString(task.stepsCompleted()),
                                "of", Integer.toString(task.steps().size()),
                                "last", last.text(),
                                "step", next)))
                .working(cards.working(task))
                .buttons(buttons.atWork(task));
    }

    /** The question remembers how long the pause was, for the record of the return. */
    void askStillOn(Turn turn, UnderWay task, long pauseMinutes) {
        ask(turn, PendingQuestion.Kind.STILL_ON, List.of(task), pauseMinutes);
        turn.reply()
                .about(task.id(), task.title())
                .question(
                        turn.phrase("resume.still-on", Map.of("title", task.title())),
                        List.of(
                                turn.button("resume", "resume", task.id(), task.title(), true),
                                turn.button("put_back", "put_back", task.id(), task.title(), false)));
    }

    void askWhich(Turn turn, List<UnderWay> underWay, long pauseMinutes) {
        List<UnderWay> named = underWay.stream().limit(MOST_NAMES).toList();
        ask(turn, PendingQuestion.Kind.WHICH, named, pauseMinutes);
        named.forEach(task -> turn.reply().quote(task.title()));
        turn.reply()
                .question(
                        turn.phrase("resume.which"),
                        Stream.concat(
                                        named.stream()
                                                .map(task -> new Button(
                                                        "resume", task.id(), task.title(), task.title(), false)),
                                        Stream.of(turn.button("neither", "neither", null, "", false)))
                                .collect(Collectors.toList()));
    }

    private static void ask(Turn turn, PendingQuestion.Kind kind, List<UnderWay> about, long pauseMinutes) {
        turn.conversation()
                .ask(new PendingQuestion(
                        kind,
                        Long.toString(pauseMinutes),
                        about.stream().map(task -> task.id().toString()).toList(),
                        1,
                        turn.now()));
    }
}
