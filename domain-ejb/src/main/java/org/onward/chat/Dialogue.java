package org.onward.chat;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onward.companion.breakdown.CannotFinish;
import org.onward.companion.execution.CheckInAnswers;
import org.onward.companion.execution.Completion;
import org.onward.companion.execution.Execution;
import org.onward.companion.execution.Felt;
import org.onward.companion.execution.Help;
import org.onward.companion.execution.Undo;
import org.onward.companion.intake.Corrections;
import org.onward.companion.intake.Intake;
import org.onward.companion.learning.LearningTalk;
import org.onward.companion.preference.PreferenceTalk;
import org.onward.companion.rejection.Declines;
import org.onward.companion.rejection.Unblocking;
import org.onward.companion.reminder.ReminderReplies;
import org.onward.companion.reminder.ReminderTalk;
import org.onward.companion.resume.Resumption;
import org.onward.companion.selection.Selection;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.Button;
import org.onward.conversation.LastReading;
import org.onward.conversation.MessageText;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.ToneGate;
import org.onward.conversation.Turn;
import org.onward.rules.correction.Correction;
import org.onward.rules.correction.CorrectionReading;
import org.onward.rules.language.Intent;
import org.onward.rules.language.IntentReading;
import org.onward.rules.language.Understanding;

/** Hands a turn to the capability that answers it: by what was understood, by the question that is open, by the button. */
@ApplicationScoped
class Dialogue {
    @Inject
    private Intake intake;

    @Inject
    private Corrections corrections;

    @Inject
    private CorrectionReading correctionReading;

    @Inject
    private TaskRepository tasks;

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
    private ReminderTalk reminderTalk;

    @Inject
    private ReminderReplies reminderReplies;

    @Inject
    private Execution execution;

    @Inject
    private Completion completion;

    @Inject
    private CheckInAnswers checkInAnswers;

    @Inject
    private CannotFinish cannotFinish;

    @Inject
    private Undo undo;

    @Inject
    private Felt felt;

    @Inject
    private Resumption resumption;

    @Inject
    private OpenQuestions questions;

    @Inject
    private Help help;

    @Inject
    private SmallTalk smallTalk;

    @Inject
    private Rereading rereading;

    @Inject
    private ToneGate toneGate;

    @Inject
    private Buttons buttons;

    void answer(Turn turn) {
        String text = turn.utterance().text();
        if (turn.utterance().pressed()) {
            resumption.meet(turn, true);
            buttons.press(turn, this);
        } else if (text.isEmpty()) {
            turn.reply().text(turn.phrase("empty.message"));
        } else if (text.length() > MessageText.LONGEST) {
            turn.reply().text(turn.phrase("too-long.message"));
        } else if (!resumption.meet(turn, answersSomething(turn))
                && !questions.answer(turn)
                && !reminderReplies.take(turn)
                && !corrects(turn)) {
            if (!turn.understanding().parts().isEmpty()) {
                turn.understanding().parts().forEach(part -> serveWish(turn, part));
            } else if (!preferenceTalk.hears(turn)) {
                serve(turn, turn.understanding().intent());
            }
        }
    }

    /** One wish of several, judged by itself and joined to the one reply; a second offer is not made. */
    private void serveWish(Turn turn, Understanding part) {
        if (part.intent().intent() == Intent.GET_TASK && turn.reply().suggests()) {
            return;
        }
        Turn wish = turn.wish(part);
        serve(wish, part.intent().intent());
        toneGate.pass(wish);
        turn.reply().join(wish.reply());
        turn.conversation().acted(null);
    }

    /** Whether the message answers what is open, or is asked about itself, so that it is more than a sign of return. */
    private boolean answersSomething(Turn turn) {
        return turn.conversation().question(turn.now()).isPresent()
                || turn.conversation().suggested(turn.now()).isPresent()
                || !turn.understanding().intent().clear()
                || reminderReplies.answers(turn)
                || !turn.understanding().parts().isEmpty()
                || correction(turn).isPresent();
    }

    private boolean corrects(Turn turn) {
        Optional<Correction> correction = correction(turn);
        Optional<Task> task = correction.flatMap(found -> turn.conversation()
                .lastSaved(turn.now())
                .flatMap(id -> tasks.findOwnedBy(turn.owner(), id))
                .filter(Task::open));
        task.ifPresent(saved -> corrections.apply(turn, saved, correction.orElseThrow()));
        return task.isPresent();
    }

    private Optional<Correction> correction(Turn turn) {
        IntentReading reading = turn.understanding().intent();
        return reading.clear() && reading.intent() == Intent.MORE_TIME
                ? Optional.empty()
                : turn.conversation()
                        .lastSaved(turn.now())
                        .flatMap(saved -> correctionReading.read(turn.understanding()));
    }

    /** Acts on a clear reading, or when an open task settles which of the two best was meant; otherwise asks. */
    private void serve(Turn turn, IntentReading reading) {
        Optional<Intent> alternative = reading.alternative();
        if (reading.clear() || alternative.isEmpty()) {
            LastReading read = new LastReading(
                    turn.understanding().text(), turn.conversation().state(), List.of(reading.intent()), turn.now());
            serve(turn, reading.intent());
            rereading.remember(turn, reading.intent(), read);
            return;
        }
        List<Intent> both = List.of(reading.intent(), alternative.get());
        if (both.contains(Intent.COMPLETE) && completion.completeNamed(turn)) {
            return;
        }
        turn.conversation()
                .ask(new PendingQuestion(
                        PendingQuestion.Kind.READING,
                        turn.utterance().text(),
                        both.stream().map(Intent::name).toList(),
                        1,
                        turn.now()));
        turn.reply().question(turn.phrase("ask.two"), Rereading.labels(turn, both));
    }

    /** Serves what was meant. */
    void serve(Turn turn, Intent intent) {
        switch (intent) {
            case ADD_TASK -> addTask(turn);
            case REMINDER -> reminderTalk.set(turn);
            case GET_TASK -> selection.offer(turn);
            case ACCEPT -> acceptOrCarryOn(turn);
            case REJECT -> rejectOrSwitch(turn);
            case STEP_DONE -> execution.stepDone(turn, turn.understanding().stepNumber());
            case COMPLETE -> completion.complete(turn);
            case NEED_HELP -> help.help(turn);
            case STOP -> execution.stop(turn);
            case MISREAD -> rereading.notMeant(turn, this);
            case RESUME ->
                execution
                        .active(turn)
                        .ifPresentOrElse(task -> execution.show(turn, task), () -> smallTalk.answer(turn, Intent.CHAT));
            case STILL_WORKING, MORE_TIME, DISTRACTED -> checkInAnswers.answer(turn, intent);
            case CANNOT_FINISH -> cannotFinish.begin(turn);
            case UNDO_COMPLETION -> undo.undo(turn);
            case FEEDBACK -> {
                if (!felt.take(turn, turn.understanding().text(), Optional.empty())) {
                    smallTalk.answer(turn, Intent.CHAT);
                }
            }
            case SET_PREF -> preferenceTalk.unheard(turn);
            case SHOW_PREFS -> preferenceTalk.show(turn);
            case LEARNED -> learningTalk.tell(turn);
            case FORGET -> learningTalk.offerToForget(turn);
            case UNBLOCKED -> unblocking.heard(turn);
            default -> smallTalk.answer(turn, intent);
        }
    }

    private void addTask(Turn turn) {
        if (reminderTalk.wished(turn)) {
            reminderTalk.set(turn);
        } else {
            intake.capture(turn);
        }
    }

    private void acceptOrCarryOn(Turn turn) {
        boolean offered = turn.conversation().suggested(turn.now()).isPresent();
        Optional<Task> active = offered ? Optional.empty() : execution.active(turn);
        active.ifPresentOrElse(task -> execution.show(turn, task), () -> execution.accept(turn));
    }

    /** "Something else" said while working puts the work back; said to an offer it declines it (spec §15). */
    void rejectOrSwitch(Turn turn) {
        boolean offered = turn.conversation().suggested(turn.now()).isPresent();
        if (!offered && turn.conversation().active().isPresent()) {
            execution.setAside(turn);
            selection.offerBest(turn, Optional.empty());
        } else {
            declines.decline(turn);
        }
    }

    void stepDone(Turn turn, int number) {
        execution.stepDone(turn, OptionalInt.of(number));
    }

    static Button askButton(Turn turn) {
        return turn.button("ask", "ask", null, "", true);
    }
}
