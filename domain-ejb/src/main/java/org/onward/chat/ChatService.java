package org.onward.chat;

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
import java.util.function.Function;
import java.util.stream.Collectors;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.ConversationStore;
import org.onward.conversation.Exchange;
import org.onward.conversation.MessageText;
import org.onward.conversation.StoredMessage;
import org.onward.conversation.ToneGate;
import org.onward.conversation.Turn;
import org.onward.conversation.UnderstoodLine;
import org.onward.conversation.Utterance;
import org.onward.idempotency.IdempotencyKey;
import org.onward.identity.Caller;
import org.onward.json.JsonText;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.language.Understanding;
import org.onward.rules.tone.Phrasebook;

/** One turn of a conversation, and looking back at it. A turn is one transaction: all of it happens, or none. */
@Stateless
public class ChatService {
    /** Most messages of one page. */
    public static final int LARGEST_PAGE = 200;

    @Inject
    private Clock clock;

    @Inject
    private ConversationStore store;

    @Inject
    private MessageUnderstanding understanding;

    @Inject
    private Dialogue dialogue;

    @Inject
    private ToneGate toneGate;

    @Inject
    private Phrasebook phrasebook;

    @Inject
    private TaskRepository tasks;

    @Inject
    private UnderstoodLine understoodLine;

    /**
     * Takes one turn.
     *
     * @param key the Idempotency-Key, empty for none: the same key with the same utterance repeats the same answer
     * @param requestHash hex of the request's SHA-256
     */
    public Exchange say(Caller caller, Utterance utterance, String key, String requestHash) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        ConversationStore.Opened opened = store.open(caller.userId(), key, now);
        if (opened.earlierHash().isPresent()) {
            if (!opened.earlierHash().get().equals(requestHash)) {
                throw IdempotencyKey.reused();
            }
            return store.replay(caller.userId(), opened.earlierMessages().orElseThrow());
        }
        Understanding read = understanding.understand(
                utterance.text().length() > MessageText.LONGEST ? "" : utterance.text(),
                opened.conversation().state(),
                new ReferenceTime(now, caller.zone()));
        Turn turn = new Turn(caller, utterance, read, now, opened.conversation(), phrasebook);
        dialogue.answer(turn);
        toneGate.pass(turn);
        return store.close(turn, said(utterance), key, requestHash);
    }

    private static Optional<JsonObject> said(Utterance utterance) {
        return utterance.pressed()
                ? Optional.empty()
                : Optional.of(JsonText.object()
                        .add("texts", JsonText.array().add(utterance.text()))
                        .add("buttons", JsonText.array())
                        .add("why", JsonText.array())
                        .build());
    }

    /** Messages before an id, oldest first, ready for the outside. */
    public List<JsonObject> before(Caller caller, long before, int limit) {
        return shown(caller, store.before(caller.userId(), before, Math.min(limit, LARGEST_PAGE)));
    }

    /** Messages after an id, oldest first, ready for the outside. */
    public List<JsonObject> after(Caller caller, long after, int limit) {
        return shown(caller, store.after(caller.userId(), after, Math.min(limit, LARGEST_PAGE)));
    }

    /** Messages with the line "what was understood" made from their tasks as they are now. */
    public List<JsonObject> shown(Caller caller, List<StoredMessage> messages) {
        List<UUID> ids = messages.stream()
                .flatMap(message -> message.understoodTask().stream())
                .distinct()
                .toList();
        Map<UUID, Task> byId = tasks.findAll(caller.userId(), ids).stream()
                .filter(Task::open)
                .collect(Collectors.toMap(Task::id, Function.identity()));
        return messages.stream()
                .map(message -> message.toJson(message.understoodTask()
                        .flatMap(id -> Optional.ofNullable(byId.get(id)))
                        .map(task -> understoodLine.of(task, caller.zone()))))
                .toList();
    }
}
