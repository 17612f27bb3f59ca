package org.onward.companion.execution;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.onward.companion.task.Task;
import org.onward.conversation.TaskButtons;
import org.onward.conversation.TaskCards;
import org.onward.conversation.Turn;
import org.onward.rules.help.HelpChoice;
import org.onward.rules.help.HelpChoosing;
import org.onward.rules.tone.ToneContext.Moment;

/** Makes the next move small enough when someone hesitates (companion spec §3.7). */
@ApplicationScoped
public class Help {
    @Inject
    private Execution execution;

    @Inject
    private HelpChoosing choosing;

    @Inject
    private TaskCards cards;

    @Inject
    private TaskButtons buttons;

    /** Helps with the task under way; without one, offers to find something easy. */
    public void help(Turn turn) {
        Optional<Task> active = execution.active(turn);
        if (active.isEmpty()) {
            turn.reply().text(turn.phrase("help.none-active"));
            return;
        }
        Task task = active.get();
        String words = turn.utterance().pressed() ? "" : turn.understanding().text();
        HelpChoice choice = choosing.choose(
                words, turn.conversation().askForHelp(), task.labels().workType());
        turn.reply()
                .moment(Moment.STEPS)
                .about(task.id(), task.title())
                .text(answer(turn, task, choice))
                .working(cards.working(task))
                .buttons(buttons.atWork(task))
                .button(turn.button("too_big", "too_big", task.id(), task.title(), false));
    }

    private static String answer(Turn turn, Task task, HelpChoice choice) {
        return switch (choice.level()) {
            case OVERVIEW -> overview(turn, task);
            case CURRENT -> turn.phrase("help.current", Map.of("title", task.title(), "step", currentStep(turn, task)));
            case MICRO -> turn.phrase("help.micro", Map.of("title", task.title(), "step", choice.action()));
            case HAND -> turn.phrase("help.hand", Map.of("title", task.title(), "step", choice.action()));
        };
    }

    private static String currentStep(Turn turn, Task task) {
        String step = task.nextStep()
                .map(number -> task.steps().get(number - 1).text())
                .orElse(task.title());
        turn.reply().quote(step);
        return step;
    }

    private static String overview(Turn turn, Task task) {
        task.steps().forEach(step -> turn.reply().quote(step.text()));
        task.parent().ifPresent(parent -> turn.reply().quote(parent.title()));
        String list = IntStream.range(0, task.steps().size())
                .mapToObj(i -> (i + 1) + ". " + task.steps().get(i).text())
                .collect(Collectors.joining("\n"));
        String head = task.parent()
                .map(parent -> turn.phrase(
                        "help.overview.piece",
                        Map.of(
                                "title", task.title(),
                                "n", Integer.toString(task.sequence()),
                                "of", Integer.toString(parent.pieces()),
                                "parent", parent.title())))
                .orElseGet(() -> turn.phrase(
                        "help.overview",
                        Map.of(
                                "title", task.title(),
                                "count", Integer.toString(task.steps().size()),
                                "minutes", Integer.toString(task.labels().minutes()))));
        return head + "\n" + list;
    }
}
