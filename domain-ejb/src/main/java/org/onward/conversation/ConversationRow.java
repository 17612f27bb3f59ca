package org.onward.conversation;

import jakarta.json.JsonObject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.identity.UserId;
import org.onward.json.JsonText;
import org.onward.rules.language.DialogueState;

/** The one row a turn opens with: the conversation, what surrounds it, and what is remembered of the key. */
final class ConversationRow {
    private static final Duration DECLINE_SESSION = Duration.ofHours(4);

    static final String COLUMNS = """
            select c.turns, c.state, cast(c.active_task_id as text), cast(c.suggested_task_id as text),
                   cast(extract(epoch from c.suggested_at) * 1000 as bigint),
                   cast(extract(epoch from c.last_user_message_at) * 1000 as bigint),
                   cast(c.memory as text), encode(k.request_hash, 'hex'), k.response,
                   (select count(*) from (select 1 from task t where t.owner = c.owner and t.parent_id is null
                       and t.status <> 'COMPLETED' and t.deleted_at is null and not t.is_reminder limit 7) few),
            """ + KnowledgeColumns.SELECTED + """
                   , c.check_in_count, cast(extract(epoch from c.check_in_due_at) * 1000 as bigint),
                   (select cast(json_agg(w) as text) from (
                       select t.id, t.title, t.minutes, t.steps_completed as "stepsDone",
                              json_array_length(cast(t.steps as json)) as "stepsTotal", t.resume_count as resumes,
                              cast(extract(epoch from t.started_at) * 1000 as bigint) as "startedAt",
                              cast(extract(epoch from t.last_resumed_at) * 1000 as bigint) as "lastResumedAt"
                       from task t where t.owner = c.owner and t.status = 'IN_PROGRESS' and t.deleted_at is null
                       order by greatest(t.started_at, t.last_resumed_at) desc limit 4) w),
                   (select cast(json_agg(d) as text) from (
                       select r.message_id as message, r.task_id as task, r.kind, r.title,
                              cast(extract(epoch from r.sent_at) * 1000 as bigint) as "sentAt",
                              cast(extract(epoch from r.expires_at) * 1000 as bigint) as "expiresAt"
                       from recent_outbound r where r.owner = c.owner and r.awaiting_reply
                       order by r.sent_at desc, r.message_id desc limit 8) d)
            from conversation c
            left join idempotency_key k on k.owner = c.owner and k.scope = 'chat' and k.key = ?2
            where c.owner = ?1""";

    private ConversationRow() {}

    static ConversationStore.Opened read(UserId owner, Object[] row, Instant now) {
        Memory memory = Memory.fromJson(JsonText.parseObject((String) row[6]));
        Instant lastMessage = instant(row[5]);
        memory.checkIns.columns(((Number) row[12]).intValue(), instant(row[13]));
        if (lastMessage != null && now.isAfter(lastMessage.plus(DECLINE_SESSION))) {
            memory.endDeclineSession();
        }
        Conversation conversation = new Conversation(
                owner,
                ((Number) row[0]).longValue(),
                DialogueState.valueOf((String) row[1]),
                id(row[2]),
                id(row[3]),
                instant(row[4]),
                memory,
                new Surroundings(
                        ((Number) row[9]).intValue(),
                        underWay((String) row[14]),
                        Optional.ofNullable(lastMessage),
                        delivered((String) row[15], now)),
                KnowledgeColumns.read((String) row[10], (String) row[11]));
        return new ConversationStore.Opened(
                conversation,
                Optional.ofNullable((String) row[7]),
                Optional.ofNullable((String) row[8]).map(JsonText::parseObject));
    }

    private static List<UnderWay> underWay(String json) {
        return json == null
                ? List.of()
                : JsonText.parseArray(json).getValuesAs(JsonObject.class).stream()
                        .map(task -> new UnderWay(
                                UUID.fromString(task.getString("id")),
                                task.getString("title"),
                                task.getInt("minutes"),
                                task.getInt("stepsDone"),
                                task.getInt("stepsTotal"),
                                task.getInt("resumes"),
                                Instant.ofEpochMilli(
                                        task.getJsonNumber("startedAt").longValue()),
                                JsonText.present(task, "lastResumedAt")
                                        ? Optional.of(Instant.ofEpochMilli(task.getJsonNumber("lastResumedAt")
                                                .longValue()))
                                        : Optional.empty()))
                        .toList();
    }

    private static List<Delivered> delivered(String json, Instant now) {
        return json == null
                ? List.of()
                : JsonText.parseArray(json).getValuesAs(JsonObject.class).stream()
                        .filter(row -> !now.isAfter(millis(row, "expiresAt")))
                        .map(row -> new Delivered(
                                row.getJsonNumber("message").longValue(),
                                UUID.fromString(row.getString("task")),
                                row.getString("kind"),
                                row.getString("title"),
                                millis(row, "sentAt")))
                        .toList();
    }

    private static Instant millis(JsonObject row, String name) {
        return Instant.ofEpochMilli(row.getJsonNumber(name).longValue());
    }

    private static Instant instant(Object millis) {
        return millis == null ? null : Instant.ofEpochMilli(((Number) millis).longValue());
    }

    private static UUID id(Object text) {
        return text == null ? null : UUID.fromString((String) text);
    }
}
