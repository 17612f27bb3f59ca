package org.onward.conversation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.identity.UserId;
import org.onward.json.JsonText;
import org.onward.rules.language.DialogueState;

/**
 * Opens a turn with one statement and closes it with one: what was said, what happened to tasks, where the conversation stands
 * and the answer to the Idempotency-Key become visible together or not at all.
 */
@ApplicationScoped
public class ConversationStore {
    /** The channel that hears, on every node and after the commit, whose conversation has new messages. */
    public static final String NEW_MESSAGE = "onward_message";

    @PersistenceContext(unitName = "onward")
    private EntityManager entities;

    @Inject
    private UnderstoodLine understoodLine;

    /**
     * A turn that has begun.
     *
     * @param conversation locked until the transaction ends
     * @param earlierHash the hash of the request that used the same key before
     * @param earlierMessages the ids of its messages, as stored
     */
    public record Opened(
            Conversation conversation, Optional<String> earlierHash, Optional<JsonObject> earlierMessages) {}

    /** Locks the conversation and reads it together with what is remembered of the key; an empty key stands for none. */
    public Opened open(UserId owner, String key, Instant now) {
        return find(owner, key, now, " for update of c").orElseGet(() -> {
            entities.createNativeQuery("insert into conversation (owner) values (?1) on conflict do nothing")
                    .setParameter(1, owner.value())
                    .executeUpdate();
            return find(owner, key, now, " for update of c").orElseThrow();
        });
    }

    /** Keeps turns of this person out until the transaction ends: what they have read would be written over. */
    public void lock(UserId owner) {
        entities.createNativeQuery("select 1 from conversation where owner = ?1 for update")
                .setParameter(1, owner.value())
                .getResultList();
    }

    /** Where the conversation stands, not locked; a fresh one for somebody who has not said anything yet. */
    public Conversation look(UserId owner, Instant now) {
        return find(owner, "", now, "")
                .map(Opened::conversation)
                .orElseGet(() -> new Conversation(
                        owner,
                        0,
                        DialogueState.IDLE,
                        null,
                        null,
                        null,
                        new Memory(),
                        Surroundings.NONE,
                        Knowledge.none()));
    }

    @SuppressWarnings("unchecked")
    private Optional<Opened> find(UserId owner, String key, Instant now, String lock) {
        List<Object[]> rows = entities.createNativeQuery(ConversationRow.COLUMNS + lock)
                .setParameter(1, owner.value())
                .setParameter(2, key)
                .getResultList();
        return rows.stream().findFirst().map(row -> ConversationRow.read(owner, row, now));
    }

    /**
     * Writes the turn.
     *
     * @param said what the person said, as payload; empty for a button without words
     * @param key the Idempotency-Key, empty for none
     * @param requestHash hex of the request's hash
     */
    public Exchange close(Turn turn, Optional<JsonObject> said, String key, String requestHash) {
        JsonObject answer = turn.reply().toJson();
        JsonArrayBuilder messages = JsonText.array();
        said.ifPresent(payload -> messages.add(message(0, "YOU", null, payload, turn.now())));
        messages.add(message(1, "ONWARD", turn.reply().taskId(), answer, turn.now()));
        List<Object[]> rows = write(turn, messages, key, requestHash, true);
        return new Exchange(
                said.map(payload -> new StoredMessage(idOf(rows, "YOU"), true, turn.now(), payload)),
                new StoredMessage(idOf(rows, "ONWARD"), false, turn.now(), answer),
                turn.reply().understood().map(task -> understoodLine.of(task, turn.zone())),
                false);
    }

    /** Writes a message that nobody asked for, with what happened and where the conversation stands. */
    public void speak(Turn turn) {
        JsonObject answer = turn.reply().toJson();
        write(
                turn,
                JsonText.array().add(message(1, "ONWARD", turn.reply().taskId(), answer, turn.now())),
                "",
                "",
                false);
    }

    /** Writes what happened and where the conversation stands, without a word. */
    public void keep(Turn turn) {
        write(turn, JsonText.array(), "", "", false);
    }

    @SuppressWarnings("unchecked")
    private List<Object[]> write(
            Turn turn, JsonArrayBuilder messages, String key, String requestHash, boolean fromThePerson) {
        Conversation conversation = turn.conversation();
        entities.flush();
        return entities.createNativeQuery(ClosingStatement.SQL)
                .setParameter(1, conversation.owner().toString())
                .setParameter(2, messages.build().toString())
                .setParameter(3, events(turn.events()))
                .setParameter(4, turn.now().toString())
                .setParameter(5, key)
                .setParameter(6, requestHash)
                .setParameter(7, conversation.state().name())
                .setParameter(8, text(conversation.activeTaskId()))
                .setParameter(9, text(conversation.suggestedTaskId()))
                .setParameter(10, text(conversation.suggestedAt()))
                .setParameter(11, conversation.memory().toString())
                .setParameter(12, KnowledgeColumns.rows(conversation.knowledge().lessons()))
                .setParameter(13, conversation.checkIns().count())
                .setParameter(14, text(conversation.checkIns().dueAt().orElse(null)))
                .setParameter(15, fromThePerson)
                .setParameter(16, adjustments(turn.adjustments()))
                .setParameter(17, turn.errands().written().toString())
                .setParameter(18, turn.errands().calledOff().toString())
                .setParameter(19, turn.errands().answered().toString())
                .getResultList();
    }

    private static JsonObject message(int order, String sender, UUID taskId, JsonObject payload, Instant at) {
        JsonObjectBuilder json = JsonText.object()
                .add("ord", order)
                .add("at", at.toString())
                .add("sender", sender)
                .add("payload", payload);
        if (taskId != null) {
            json.add("task_id", taskId.toString());
        }
        return json.build();
    }

    private static String events(List<TaskEvent> events) {
        JsonArrayBuilder array = JsonText.array();
        for (int i = 0; i < events.size(); i++) {
            TaskEvent event = events.get(i);
            array.add(JsonText.object()
                    .add("ord", i)
                    .add("task_id", event.taskId().toString())
                    .add("type", event.type().name())
                    .add("payload", event.details()));
        }
        return array.build().toString();
    }

    private static String adjustments(List<TaskAdjustment> adjustments) {
        JsonArrayBuilder array = JsonText.array();
        adjustments.forEach(adjustment -> array.add(adjustment.toJson()));
        return array.build().toString();
    }

    private static String text(Object value) {
        return value == null ? "" : value.toString();
    }

    private static long idOf(List<Object[]> rows, String sender) {
        return rows.stream()
                .filter(row -> sender.equals(row[1]))
                .mapToLong(row -> ((Number) row[0]).longValue())
                .findFirst()
                .orElseThrow();
    }

    /** Notes what happened to tasks outside a turn; an offer that they put out of reach goes with it. */
    public void note(UserId owner, Instant now, List<TaskEvent> events) {
        entities.createNativeQuery("""
                        with withdrawn as (
                            update conversation c set suggested_task_id = null, suggested_at = null,
                                state = case when c.active_task_id is null then 'IDLE' else 'ACTIVE' end
                            from task t
                            where c.owner = cast(?1 as uuid) and t.id = c.suggested_task_id and t.status <> 'PENDING')
                        insert into task_event (owner, at, task_id, type, payload)
                        select cast(?1 as uuid), cast(?2 as timestamptz), x.task_id, x.type, x.payload
                        from json_to_recordset(cast(?3 as json)) as x(ord int, task_id uuid, type text, payload json)
                        order by x.ord""")
                .setParameter(1, owner.toString())
                .setParameter(2, now.toString())
                .setParameter(3, events(events))
                .executeUpdate();
    }

    /** The newest messages before an id, oldest first. */
    public List<StoredMessage> before(UserId owner, long before, int limit) {
        List<StoredMessage> newestFirst = messages("id < ?2 order by id desc", owner, before, limit);
        return newestFirst.stream()
                .sorted((a, b) -> Long.compare(a.id(), b.id()))
                .toList();
    }

    /** The messages after an id, oldest first. */
    public List<StoredMessage> after(UserId owner, long after, int limit) {
        return messages("id > ?2 order by id", owner, after, limit);
    }

    /** The messages an earlier request with the same key led to. */
    public Exchange replay(UserId owner, JsonObject earlier) {
        long reply = earlier.getJsonNumber("reply").longValue();
        StoredMessage answer = messages("id = ?2", owner, reply, 1).get(0);
        Optional<StoredMessage> said = JsonText.present(earlier, "said")
                ? messages("id = ?2", owner, earlier.getJsonNumber("said").longValue(), 1).stream()
                        .findFirst()
                : Optional.empty();
        return new Exchange(said, answer, Optional.empty(), true);
    }

    @SuppressWarnings("unchecked")
    private List<StoredMessage> messages(String condition, UserId owner, long id, int limit) {
        List<Object[]> rows = entities.createNativeQuery(
                        "select id, sender, cast(extract(epoch from at) * 1000000 as bigint), cast(payload as text)"
                                + " from message where owner = ?1 and " + condition)
                .setParameter(1, owner.value())
                .setParameter(2, id)
                .setMaxResults(limit)
                .getResultList();
        return rows.stream()
                .map(row -> new StoredMessage(
                        ((Number) row[0]).longValue(),
                        "YOU".equals(row[1]),
                        Instant.EPOCH.plus(((Number) row[2]).longValue(), ChronoUnit.MICROS),
                        JsonText.parseObject((String) row[3])))
                .toList();
    }
}
