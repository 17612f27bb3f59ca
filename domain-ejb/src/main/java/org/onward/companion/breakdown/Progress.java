package org.onward.companion.breakdown;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.onward.companion.task.Task;
import org.onward.conversation.Turn;
import org.onward.rules.answer.AskedQuestion;
import org.onward.rules.answer.ShortAnswer;
import org.onward.rules.answer.ShortAnswers;

/** How far a task got: what its steps show, or what the person says (companion spec §9.1). */
@ApplicationScoped
class Progress {
    /** Something was done, and they did not say how much. */
    private static final double SOME = 0.25;

    @Inject
    private ShortAnswers answers;

    /** The share of the steps that are done, 0–1. */
    double ofSteps(Task task) {
        return task.steps().isEmpty()
                ? 0
                : (double) task.stepsCompleted() / task.steps().size();
    }

    /** The share the person speaks of, never less than the steps show. */
    double said(Turn turn, Task task) {
        String words = turn.utterance().pressed()
                ? turn.utterance().action().substring(turn.utterance().action().indexOf(':') + 1)
                : turn.understanding().text();
        double share = answers.read(AskedQuestion.PROGRESS, words)
                .map(Progress::share)
                .orElseGet(() -> ofStepNumber(turn, task));
        return Math.max(ofSteps(task), share);
    }

    private static double share(ShortAnswer answer) {
        return switch (answer) {
            case NOTHING -> 0;
            case HALF -> 0.5;
            case MOST -> 0.75;
            default -> SOME;
        };
    }

    private static double ofStepNumber(Turn turn, Task task) {
        int steps = task.steps().size();
        return turn.understanding().stepNumber().isPresent() && steps > 0
                ? Math.min(1, (double) turn.understanding().stepNumber().getAsInt() / steps)
                : SOME;
    }

    /** What is left of the estimate, 1 minute or more. */
    static int minutesLeft(Task task, double done) {
        return Math.max(1, (int) Math.round(task.labels().minutes() * (1 - done)));
    }
}
