package org.onward.chat;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.execution.Completion;
import org.onward.companion.execution.Execution;
import org.onward.companion.execution.Help;
import org.onward.companion.intake.Corrections;
import org.onward.companion.learning.LearningTalk;
import org.onward.companion.preference.PreferenceTalk;
import org.onward.companion.rejection.Declines;
import org.onward.companion.rejection.Unblocking;
import org.onward.companion.reminder.ReminderReplies;
import org.onward.companion.selection.Selection;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.companion.task.TaskStatus;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.Turn;
import org.onward.problem.InvalidInput;
import org.onward.rules.language.Intent;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.language.ReferenceTime;

/**
 * Presses of buttons. A button names the task it was shown for; when the conversation has moved on, the press changes nothing
 * and the person sees where things stand.
 */
@ApplicationScoped
class Buttons {
    private static final List<String> VERBS = List.of(
            "accept",
            "not_this",
            "later",
            "step_done",
            "done",
            "stuck",
            "stop",
            "carry_on",
            "something_else",
            "remove",
            "reason",
            "unblock",
            "prefer",
            "forget_learned",
            "wipe_learned",
            "keep_learned",
            "reminder_done",
            "snooze",
            "ask",
            "enough",
            "more_time",
            "as",
            "misread");

    @Inject
    private Selection selection;

    @Inject
    private Declines declines;

    @Inject
    private Unblocking unblocking;

    @Inject
    private LearningTalk learningTalk;

    @Inject
    private PreferenceTalk preferenceTalk;

    @Inject
    private ReminderReplies reminderReplies;

    @Inject
    private Execution execution;

    @Inject
    private Completion completion;

    @Inject
    private Corrections corrections;

    @Inject
    private Help help;

    @Inject
    private WorkButtons workButtons;

    @Inject
    private TaskRepository tasks;

    @Inject
    private MessageUnderstanding understanding;

    void press(Turn turn, Dialogue dialogue) {
        String action = turn.utterance().action();
        int colon = action.indexOf(':');
        String verb = colon < 0 ? action : action.substring(0, colon);
        String argument = colon < 0 ? "" : action.substring(colon + 1);
        switch (verb) {
            case "ask" -> selection.offer(turn);
            case "enough" -> declines.later(turn);
            case "more_time" -> moreTime(turn, number(argument));
            case "as" -> readAs(turn, dialogue, argument);
            case "misread" -> dialogue.serve(turn, Intent.MISREAD);
            case "accept" -> onOffer(turn, () -> execution.accept(turn));
            case "not_this" -> onOffer(turn, () -> declines.decline(turn));
            case "later" -> onOffer(turn, () -> declines.later(turn));
            case "reason" -> unless(declines.reason(turn, about(turn), argument), turn);
            case "unblock" -> unless(unblocking.chosen(turn, about(turn)), turn);
            case "prefer" -> unless(preferenceTalk.chosen(turn, argument), turn);
            case "forget_learned" -> learningTalk.offerToForget(turn);
            case "wipe_learned" -> learningTalk.wipe(turn);
            case "keep_learned" -> learningTalk.keep(turn);
            case "reminder_done", "snooze" -> unless(reminderReplies.press(turn, verb, about(turn), argument), turn);
            case "step_done" -> onWork(turn, () -> dialogue.stepDone(turn, number(argument)));
            case "stuck" -> onWork(turn, () -> help.help(turn));
            case "stop" -> onWork(turn, () -> execution.stop(turn));
            case "carry_on" ->
                onWork(turn, () -> execution
                        .active(turn)
                        .ifPresentOrElse(task -> execution.show(turn, task), () -> movedOn(turn)));
            case "something_else" ->
                onWork(turn, () -> {
                    execution.setAside(turn);
                    selection.offerBest(turn, Optional.empty());
                });
            case "done" -> completion.finishById(turn, about(turn));
            case "remove" -> remove(turn);
            default -> atWork(turn, verb, argument);
        }
    }

    private void atWork(Turn turn, String verb, String argument) {
        if (!WorkButtons.VERBS.contains(verb)) {
            throw unknown(turn.utterance().action());
        }
        if (!workButtons.press(turn, verb, argument, turn.utterance().about())) {
            movedOn(turn);
        }
    }

    private void onOffer(Turn turn, Runnable answer) {
        boolean current = turn.conversation()
                .suggested(turn.now())
                .filter(about(turn)::equals)
                .isPresent();
        if (current) {
            answer.run();
        } else {
            movedOn(turn);
        }
    }

    private void onWork(Turn turn, Runnable answer) {
        boolean current =
                turn.conversation().active().filter(about(turn)::equals).isPresent();
        if (current) {
            answer.run();
        } else {
            movedOn(turn);
        }
    }

    private void unless(boolean served, Turn turn) {
        if (!served) {
            movedOn(turn);
        }
    }

    private void movedOn(Turn turn) {
        turn.reply().text(turn.phrase("state.expired"));
        execution.active(turn).ifPresent(task -> execution.show(turn, task));
    }

    private void moreTime(Turn turn, int minutes) {
        selection.offerWithin(turn, minutes);
    }

    private void remove(Turn turn) {
        Optional<Task> task = tasks.findOwnedBy(turn.owner(), about(turn))
                .filter(found -> found.status() == TaskStatus.PENDING || found.status() == TaskStatus.HAS_SUBTASKS);
        task.ifPresentOrElse(found -> corrections.remove(turn, found), () -> movedOn(turn));
    }

    /** The person chose one of two readings: their earlier words are served as that. */
    private void readAs(Turn turn, Dialogue dialogue, String intent) {
        Optional<PendingQuestion> question = turn.conversation()
                .question(turn.now())
                .filter(asked -> asked.options().contains(intent));
        if (question.isEmpty()) {
            movedOn(turn);
            return;
        }
        turn.conversation().dropQuestion();
        Turn reread = turn.reading(understanding.understand(
                question.get().text(), turn.conversation().state(), new ReferenceTime(turn.now(), turn.zone())));
        dialogue.serve(reread, Intent.valueOf(intent));
    }

    private static UUID about(Turn turn) {
        return turn.utterance()
                .about()
                .orElseThrow(() -> InvalidInput.of(
                        "button.about", "", "the id that came with the button", "Send the button back as it came."));
    }

    private static int number(String argument) {
        if (!argument.matches("\\d{1,4}")) {
            throw unknown(argument);
        }
        return Integer.parseInt(argument);
    }

    private static InvalidInput unknown(String action) {
        String known = String.join(", ", VERBS) + ", " + String.join(", ", WorkButtons.VERBS);
        return InvalidInput.of("button.action", action, "one of " + known, "Send the button back as it came.");
    }
}
