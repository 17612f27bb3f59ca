package org.onward.chat;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.onward.companion.intake.Corrections;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.Button;
import org.onward.conversation.LastReading;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.Turn;
import org.onward.rules.language.Intent;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.language.SecondReadings;
import org.onward.rules.language.Understanding;

/** "That's not what I meant": takes back what can be taken back and reads the message the next best way (companion spec §14, 15). */
@ApplicationScoped
class Rereading {
    @Inject
    private MessageUnderstanding understanding;

    @Inject
    private SecondReadings second;

    @Inject
    private TaskRepository tasks;

    @Inject
    private Corrections corrections;

    /** Remembers how a message was read, and offers to say otherwise where the reading was not sure. */
    void remember(Turn turn, Intent intent, LastReading reading) {
        boolean another = intent == Intent.MISREAD
                || turn.conversation().question(turn.now()).isPresent();
        turn.conversation().acted(another ? null : reading);
        if (!another && second.doubtful(turn.understanding().intent())) {
            turn.reply().button(turn.button("misread", "misread", null, "", false));
        }
    }

    /** The person meant something else. */
    void notMeant(Turn turn, Dialogue dialogue) {
        Optional<LastReading> last = turn.conversation().lastReading(turn.now());
        turn.conversation().acted(null);
        if (last.isEmpty()) {
            turn.reply().text(turn.phrase("misread.say-again"));
            return;
        }
        LastReading reading = last.get();
        if (second.isTakenBackElsewhere(reading.intent())) {
            dialogue.serve(turn, Intent.UNDO_COMPLETION);
            return;
        }
        takeBack(turn, reading);
        Understanding read =
                understanding.understand(reading.text(), reading.state(), new ReferenceTime(turn.now(), turn.zone()));
        List<Intent> next = second.next(read.intent(), reading.tried());
        if (second.isServedAtOnce(next.get(0))) {
            turn.reply().text(turn.phrase("misread.again"));
            dialogue.serve(turn.reading(read), next.get(0));
            turn.conversation().acted(reading.as(next.get(0), turn.now()));
        } else {
            ask(turn, reading, next);
        }
    }

    private static void ask(Turn turn, LastReading reading, List<Intent> next) {
        turn.conversation()
                .ask(new PendingQuestion(
                        PendingQuestion.Kind.READING,
                        reading.text(),
                        next.stream().map(Intent::name).toList(),
                        1,
                        turn.now()));
        turn.reply().question(turn.phrase("misread.which"), labels(turn, next));
    }

    static List<Button> labels(Turn turn, List<Intent> intents) {
        return intents.stream()
                .map(intent -> {
                    String label = turn.phrase("intent.label." + intent);
                    return new Button("as:" + intent, null, label, label, false);
                })
                .toList();
    }

    /** A task saved by the misread message goes; an offer it led to is withdrawn. Nothing else is touched. */
    private void takeBack(Turn turn, LastReading reading) {
        if (reading.intent() == Intent.ADD_TASK || reading.intent() == Intent.REMINDER) {
            turn.conversation()
                    .lastSaved(turn.now())
                    .flatMap(id -> tasks.findOwnedBy(turn.owner(), id))
                    .filter(Task::open)
                    .filter(task -> task.createdAt().equals(reading.at()))
                    .ifPresent(task -> corrections.remove(turn, task));
        } else if (reading.intent() == Intent.GET_TASK) {
            turn.conversation().withdrawOffer();
        }
    }
}
