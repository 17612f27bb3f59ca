package org.onward.chat;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.breakdown.CannotFinish;
import org.onward.companion.execution.CheckInAnswers;
import org.onward.companion.execution.Execution;
import org.onward.companion.execution.Felt;
import org.onward.companion.execution.Undo;
import org.onward.companion.resume.Resumption;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.Turn;
import org.onward.rules.answer.ShortAnswer;
import org.onward.rules.language.Intent;

/** Presses that accompany work: answers to check-ins, to a return, to "how far did it get" and "how did it feel". */
@ApplicationScoped
class WorkButtons {
    /** Every verb it knows. */
    static final List<String> VERBS = List.of(
            "still_on",
            "need_more",
            "more_minutes",
            "distracted",
            "jump_back",
            "let_go",
            "resume",
            "put_back",
            "neither",
            "too_big",
            "progress",
            "felt",
            "undo_done");

    @Inject
    private CheckInAnswers checkInAnswers;

    @Inject
    private Execution execution;

    @Inject
    private CannotFinish cannotFinish;

    @Inject
    private Resumption resumption;

    @Inject
    private OpenQuestions questions;

    @Inject
    private Felt felt;

    @Inject
    private Undo undo;

    /**
     * Does what the button means.
     *
     * @param about the task it was shown for; empty for none
     * @return false when the conversation has moved on since, and nothing was changed
     */
    boolean press(Turn turn, String verb, String argument, Optional<UUID> about) {
        return switch (verb) {
            case "still_on" -> atHand(turn, about) && done(() -> checkInAnswers.answer(turn, Intent.STILL_WORKING));
            case "need_more" -> atHand(turn, about) && done(() -> checkInAnswers.answer(turn, Intent.MORE_TIME));
            case "distracted" -> atHand(turn, about) && done(() -> checkInAnswers.answer(turn, Intent.DISTRACTED));
            case "more_minutes" -> atHand(turn, about) && answered(turn, () -> {}) && moreMinutes(turn, argument);
            case "jump_back" ->
                atHand(turn, about) && answered(turn, () -> questions.jumpBack(turn, ShortAnswer.KEEP_ON));
            case "let_go" -> atHand(turn, about) && answered(turn, () -> questions.letGo(turn));
            case "resume" -> underWay(turn, about) && done(() -> resume(turn, about.orElseThrow()));
            case "put_back" -> atHand(turn, about) && answered(turn, () -> execution.stop(turn));
            case "neither" ->
                asked(turn, PendingQuestion.Kind.WHICH).isPresent() && answered(turn, () -> questions.neither(turn));
            case "too_big" -> atHand(turn, about) && done(() -> cannotFinish.begin(turn));
            case "progress" ->
                asked(turn, PendingQuestion.Kind.PROGRESS)
                        .filter(question ->
                                question.tasks().equals(about.stream().toList()))
                        .map(question -> answered(turn, () -> cannotFinish.answer(turn, question)))
                        .orElse(false);
            case "felt" -> answered(turn, () -> {}) && felt.take(turn, argument, about);
            default ->
                about.filter(turn.conversation().finished().reportedBy(turn.now())::contains)
                                .isPresent()
                        && done(() -> undo.undo(turn));
        };
    }

    private void resume(Turn turn, UUID task) {
        Optional<PendingQuestion> asked =
                asked(turn, PendingQuestion.Kind.STILL_ON).or(() -> asked(turn, PendingQuestion.Kind.WHICH));
        turn.conversation().dropQuestion();
        resumption.choose(turn, task, asked);
    }

    private boolean moreMinutes(Turn turn, String argument) {
        return argument.matches("[1-9]\\d{0,2}") && checkInAnswers.extendBy(turn, Integer.parseInt(argument));
    }

    /** The task at hand: asked about, or under way. */
    private static boolean atHand(Turn turn, Optional<UUID> about) {
        return about.isPresent()
                && (about.equals(turn.conversation().active())
                        || about.equals(turn.conversation().checkIns().unanswered(turn.now())));
    }

    private static boolean underWay(Turn turn, Optional<UUID> about) {
        return turn.conversation().surroundings().underWay().stream()
                .anyMatch(task -> about.filter(task.id()::equals).isPresent());
    }

    private static Optional<PendingQuestion> asked(Turn turn, PendingQuestion.Kind kind) {
        return turn.conversation().question(turn.now()).filter(question -> question.kind() == kind);
    }

    private static boolean answered(Turn turn, Runnable answer) {
        turn.conversation().dropQuestion();
        return done(answer);
    }

    private static boolean done(Runnable answer) {
        answer.run();
        return true;
    }
}
