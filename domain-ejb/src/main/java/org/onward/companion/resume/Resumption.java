package org.onward.companion.resume;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.checkin.FollowUps;
import org.onward.conversation.Conversation;
import org.onward.conversation.NoteLine;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.conversation.UnderWay;
import org.onward.json.JsonText;
import org.onward.rules.checkin.CheckIns;
import org.onward.rules.language.Intent;
import org.onward.rules.resume.ResumeGate;
import org.onward.rules.resume.ReturnDecision;
import org.onward.rules.resume.ReturnMoment;
import org.onward.rules.smalltalk.ChatTopics;

/** The single gate through which somebody returns to work: every message passes it once (companion spec §8). */
@ApplicationScoped
public class Resumption {
    @Inject
    private ResumeGate gate;

    @Inject
    private CheckIns checkIns;

    @Inject
    private ChatTopics topics;

    @Inject
    private FollowUps followUps;

    @Inject
    private WelcomeBack welcome;

    /**
     * Meets a return, if this message is one.
     *
     * @param answersSomething whether the message answers what is open, such as a question, an offer or a button
     * @return true when the return is all there is to answer
     */
    public boolean meet(Turn turn, boolean answersSomething) {
        Conversation conversation = turn.conversation();
        List<UnderWay> underWay = conversation.surroundings().underWay();
        if (underWay.isEmpty() || conversation.surroundings().lastMessageAt().isEmpty()) {
            return false;
        }
        boolean pressed = turn.utterance().pressed();
        Intent intent = pressed ? Intent.ACCEPT : turn.understanding().intent().intent();
        ReturnDecision decision = gate.decide(new ReturnMoment(
                conversation.surroundings().lastMessageAt(),
                turn.now(),
                underWay.size(),
                underWay.stream().flatMap(task -> task.lastResumedAt().stream()).max(Instant::compareTo),
                conversation.checkIns().unanswered(turn.now()).isPresent()
                        && (pressed || checkIns.answer(intent, true).isPresent()),
                pressed || answersSomething,
                intent,
                intent == Intent.CHAT ? topics.topicOf(turn.understanding().text()) : ""));
        return meet(turn, decision, underWay);
    }

    private boolean meet(Turn turn, ReturnDecision decision, List<UnderWay> underWay) {
        switch (decision.kind()) {
            case RECORD -> record(turn, underWay.get(0));
            case ENCOURAGE -> welcome.encourage(turn, record(turn, underWay.get(0)));
            case REMIND -> welcome.remind(turn, record(turn, underWay.get(0)));
            case ASK_STILL_ON -> welcome.askStillOn(turn, underWay.get(0), pauseMinutes(turn));
            case ASK_WHICH -> welcome.askWhich(turn, underWay, pauseMinutes(turn));
            case NOTHING, LOG -> {}
        }
        return switch (decision.kind()) {
            case NOTHING, LOG, RECORD -> false;
            default -> true;
        };
    }

    /**
     * The person chose this task, among several or after a long pause: now the return is recorded and met.
     *
     * @param asked the question this answers, which remembers how long the pause was
     */
    public void choose(Turn turn, UUID id, Optional<PendingQuestion> asked) {
        Optional<UnderWay> chosen = turn.conversation().surroundings().underWay().stream()
                .filter(task -> task.id().equals(id))
                .findFirst();
        if (chosen.isPresent()) {
            long minutes =
                    asked.map(question -> Long.parseLong(question.text())).orElseGet(() -> pauseMinutes(turn));
            welcome.remind(turn, record(turn, chosen.get(), minutes));
        } else {
            turn.reply().text(turn.phrase("state.expired"));
        }
    }

    private UnderWay record(Turn turn, UnderWay task) {
        return record(turn, task, pauseMinutes(turn));
    }

    /** Work on it goes on, from the moment the message was sent (spec §8.3). */
    private UnderWay record(Turn turn, UnderWay task, long pauseMinutes) {
        turn.conversation().resume(task.id());
        followUps.beginAfterReturn(turn, task);
        turn.note(
                task.id(),
                TaskEvent.Type.RESUMED,
                JsonText.object()
                        .add("gapMinutes", pauseMinutes)
                        .add("note", NoteLine.of(turn.now(), turn.zone(), "Resumed (gap: " + pauseMinutes + "m)"))
                        .build());
        return task;
    }

    private static long pauseMinutes(Turn turn) {
        return turn.conversation()
                .surroundings()
                .lastMessageAt()
                .map(last -> Duration.between(last, turn.now()).toMinutes())
                .orElse(0L);
    }
}
