package org.onward.companion.checkin;

import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import jakarta.json.JsonObject;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.companion.task.TaskStatus;
import org.onward.conversation.Button;
import org.onward.conversation.CheckInState;
import org.onward.conversation.Conversation;
import org.onward.conversation.ConversationStore;
import org.onward.conversation.NoteLine;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.ToneGate;
import org.onward.conversation.Turn;
import org.onward.conversation.Utterance;
import org.onward.identity.Caller;
import org.onward.json.JsonText;
import org.onward.rules.checkin.CheckInDecision;
import org.onward.rules.checkin.CheckInMoment;
import org.onward.rules.checkin.CheckIns;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.preference.Preferences;
import org.onward.rules.tone.Phrasebook;
import org.onward.rules.tone.ToneContext.Moment;

/**
 * Sends a check-in that has come due, or does with it what the rules say (companion spec §6.2). Whoever keeps time calls it; two
 * who call at once send one, because the second finds the next time of the first.
 */
@Stateless
public class CheckInService {
    /** The preference that switches check-ins off (spec §12). */
    private static final String WANTED = "channels.check_ins";

    @Inject
    private Clock clock;

    @Inject
    private ConversationStore store;

    @Inject
    private TaskRepository tasks;

    @Inject
    private CheckIns rules;

    @Inject
    private MessageUnderstanding understanding;

    @Inject
    private Phrasebook phrasebook;

    @Inject
    private ToneGate toneGate;

    /**
     * Follows up on what this person is working on, if it is time.
     *
     * @param recipient whose conversation it is, with their time zone
     * @return what became of it
     */
    public CheckInDecision.Kind followUp(Caller recipient) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Conversation conversation = store.open(recipient.userId(), "", now).conversation();
        CheckInState state = conversation.checkIns();
        if (state.dueAt().isEmpty()) {
            return CheckInDecision.Kind.WAIT;
        }
        Optional<UUID> id = conversation.active();
        Optional<Task> task = id.flatMap(active -> tasks.findOwnedBy(recipient.userId(), active));
        Preferences preferences = conversation.knowledge().preferences();
        CheckInDecision decision = rules.decide(new CheckInMoment(
                task.map(found -> found.labels().minutes()).orElse(1),
                state.count(),
                state.dueAt().get(),
                now,
                recipient.zone(),
                task.filter(found -> found.status() == TaskStatus.IN_PROGRESS).isPresent(),
                !preferences.text(WANTED).filter("no"::equals).isPresent(),
                state.deferred(),
                conversation.surroundings().lastMessageAt(),
                preferences.quietHours()));
        Turn turn = new Turn(
                recipient,
                Utterance.words(""),
                understanding.understand("", conversation.state(), new ReferenceTime(now, recipient.zone())),
                now,
                conversation,
                phrasebook);
        apply(turn, decision, id, task);
        return decision.kind();
    }

    private void apply(Turn turn, CheckInDecision decision, Optional<UUID> id, Optional<Task> task) {
        Conversation conversation = turn.conversation();
        switch (decision.kind()) {
            case SEND, SEND_LAST -> send(turn, decision, task.orElseThrow());
            case DEFER -> {
                conversation.checkIns().defer(decision.next().orElseThrow());
                note(turn, id, TaskEvent.Type.CHECK_IN_DEFERRED, decision);
                store.keep(turn);
            }
            case SKIP -> {
                decision.next().ifPresent(conversation.checkIns()::due);
                note(turn, id, TaskEvent.Type.CHECK_IN_SKIPPED, decision);
                store.keep(turn);
            }
            case SKIP_AND_CLEAR -> {
                conversation.stop();
                note(turn, id, TaskEvent.Type.CHECK_IN_SKIPPED, decision);
                store.keep(turn);
            }
            case WAIT -> {}
        }
    }

    private void send(Turn turn, CheckInDecision decision, Task task) {
        Conversation conversation = turn.conversation();
        int number = conversation.checkIns().count() + 1;
        boolean last = decision.kind() == CheckInDecision.Kind.SEND_LAST;
        if (last) {
            task.putBack(NoteLine.of(turn.now(), turn.zone(), "put back after the last check-in"));
            turn.note(task.id(), TaskEvent.Type.PUT_BACK);
        }
        conversation.checkedIn(task.id(), turn.now(), decision.next(), last);
        note(turn, Optional.of(task.id()), TaskEvent.Type.CHECK_IN_SENT, decision);
        turn.reply()
                .moment(Moment.CHECK_IN)
                .about(task.id(), task.title())
                .question(
                        turn.phrase("checkin." + number, Map.of("title", task.title())),
                        List.of(
                                button(turn, "done", task, true),
                                button(turn, "still_on", task, false),
                                button(turn, "need_more", task, false),
                                button(turn, "distracted", task, false),
                                button(turn, "stop", task, false)));
        toneGate.pass(turn);
        store.speak(turn);
    }

    private static Button button(Turn turn, String key, Task task, boolean primary) {
        return turn.button(key, key, task.id(), task.title(), primary);
    }

    private static void note(Turn turn, Optional<UUID> task, TaskEvent.Type type, CheckInDecision decision) {
        JsonObject details = JsonText.object()
                .add("sent", turn.conversation().checkIns().count())
                .add("rule", decision.why().ruleId())
                .build();
        task.ifPresent(id -> turn.note(id, type, details));
    }
}
