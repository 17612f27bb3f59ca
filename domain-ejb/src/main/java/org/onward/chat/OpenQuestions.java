package org.onward.chat;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.breakdown.CannotFinish;
import org.onward.companion.execution.CheckInAnswers;
import org.onward.companion.execution.Completion;
import org.onward.companion.execution.Execution;
import org.onward.companion.execution.Felt;
import org.onward.companion.intake.Intake;
import org.onward.companion.preference.PreferenceTalk;
import org.onward.companion.rejection.Declines;
import org.onward.companion.reminder.ReminderTalk;
import org.onward.companion.resume.Resumption;
import org.onward.companion.selection.Selection;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.Turn;
import org.onward.conversation.UnderWay;
import org.onward.rules.answer.AskedQuestion;
import org.onward.rules.answer.ShortAnswer;
import org.onward.rules.answer.ShortAnswers;
import org.onward.rules.language.Intent;
import org.onward.rules.matching.OpenTitle;
import org.onward.rules.matching.TitleMatching;

/** Takes a message as the answer to the question that is open, unless it clearly wants something else (spec §2.2, §10.3). */
@ApplicationScoped
class OpenQuestions {
    /** Wishes that are served although a question is open. */
    private static final List<Intent> OTHER_WISHES =
            List.of(Intent.GET_TASK, Intent.COMPLETE, Intent.STEP_DONE, Intent.STOP, Intent.NEED_HELP, Intent.REMINDER);

    private static final List<Intent> REPORTS = List.of(Intent.CHAT, Intent.COMPLETE, Intent.ADD_TASK);

    @Inject
    private Intake intake;

    @Inject
    private ReminderTalk reminderTalk;

    @Inject
    private Completion completion;

    @Inject
    private Execution execution;

    @Inject
    private CheckInAnswers checkInAnswers;

    @Inject
    private CannotFinish cannotFinish;

    @Inject
    private Resumption resumption;

    @Inject
    private Selection selection;

    @Inject
    private Felt felt;

    @Inject
    private Declines declines;

    @Inject
    private PreferenceTalk preferenceTalk;

    @Inject
    private ShortAnswers answers;

    @Inject
    private TitleMatching matching;

    /** Answers it; false when the message is something else, which is then served. The question is asked no longer. */
    boolean answer(Turn turn) {
        Optional<PendingQuestion> open = turn.conversation().question(turn.now());
        turn.conversation().dropQuestion();
        return open.isPresent() && turn.understanding().parts().isEmpty() && answer(turn, open.get());
    }

    private boolean answer(Turn turn, PendingQuestion question) {
        String words = turn.understanding().text();
        return switch (question.kind()) {
            case TASK -> !wishes(turn, OTHER_WISHES) && done(() -> intake.answer(turn, question));
            case REMINDER -> !wishes(turn, OTHER_WISHES) && done(() -> reminderTalk.answer(turn, question));
            case PING -> reminderTalk.ping(turn, question);
            case FINISHED -> reports(turn) && done(() -> completion.answer(turn, question));
            case STILL_ON ->
                answers.read(AskedQuestion.STILL_ON, words)
                        .filter(answer -> brief(turn))
                        .map(answer -> done(() -> stillOn(turn, question, answer)))
                        .orElse(false);
            case JUMP_BACK ->
                answers.read(AskedQuestion.JUMP_BACK, words)
                        .filter(answer -> brief(turn))
                        .map(answer -> done(() -> jumpBack(turn, answer)))
                        .orElse(false);
            case WHICH -> which(turn, question);
            case HOW_LONG -> brief(turn) && checkInAnswers.extendAsAnswered(turn);
            case PROGRESS, PART, HARD ->
                !wishes(turn, List.of(Intent.GET_TASK, Intent.STOP, Intent.REMINDER))
                        && done(() -> cannotFinish.answer(turn, question));
            case FEEDBACK ->
                brief(turn) && felt.take(turn, words, question.tasks().stream().findFirst());
            case DECLINE_REASON -> declines.answersInvitation(turn, question);
            case PREFERENCE -> preferenceTalk.answers(turn, question);
            case READING -> false;
        };
    }

    private static boolean wishes(Turn turn, List<Intent> wishes) {
        return turn.understanding().intent().clear()
                && wishes.contains(turn.understanding().intent().intent());
    }

    private static boolean reports(Turn turn) {
        return !turn.understanding().intent().clear()
                || REPORTS.contains(turn.understanding().intent().intent());
    }

    /** A new task or a wish for work is never an answer, whatever its words. */
    private static boolean brief(Turn turn) {
        return !wishes(turn, List.of(Intent.ADD_TASK, Intent.GET_TASK, Intent.REMINDER, Intent.NEED_HELP));
    }

    private static boolean done(Runnable answer) {
        answer.run();
        return true;
    }

    /** Still on it, or back to the list (spec §8.2). */
    private void stillOn(Turn turn, PendingQuestion question, ShortAnswer answer) {
        if (answer == ShortAnswer.KEEP_ON) {
            resumption.choose(turn, question.tasks().get(0), Optional.of(question));
        } else {
            execution.stop(turn);
        }
    }

    /** Back in, or something else (spec §6.3). */
    void jumpBack(Turn turn, ShortAnswer answer) {
        if (answer == ShortAnswer.KEEP_ON) {
            checkInAnswers.keepOn(turn);
        } else {
            letGo(turn);
        }
    }

    /** What is under way goes back without pressure, and something else is offered. */
    void letGo(Turn turn) {
        execution.setAside(turn);
        selection.offerBest(turn, Optional.empty());
    }

    /** None of the tasks under way goes on: all go back, and something else is offered (spec §8.5). */
    void neither(Turn turn) {
        execution.putAllBack(turn);
        selection.offerBest(turn, Optional.empty());
    }

    private boolean which(Turn turn, PendingQuestion question) {
        String words = turn.understanding().text();
        Optional<ShortAnswer> answer = answers.read(AskedQuestion.WHICH, words);
        Optional<UUID> named = matching.finished("finished " + words, titles(turn))
                .match()
                .map(OpenTitle::id)
                .or(() -> answer.flatMap(found -> found.of(question.tasks())));
        if (named.isPresent()) {
            resumption.choose(turn, named.get(), Optional.of(question));
            return true;
        }
        return answer.filter(ShortAnswer.NEITHER::equals).isPresent() && done(() -> neither(turn));
    }

    private static List<OpenTitle> titles(Turn turn) {
        return turn.conversation().surroundings().underWay().stream()
                .map(OpenQuestions::title)
                .toList();
    }

    private static OpenTitle title(UnderWay task) {
        return new OpenTitle(task.id(), task.title());
    }
}
