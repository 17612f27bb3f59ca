package org.onward.companion.reminder;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.json.JsonArrayBuilder;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.onward.identity.UserId;
import org.onward.outbox.Errand;

/** The three statements by which a whole claim of reminders becomes messages. */
@ApplicationScoped
class InAppRows {
    /** A turn locks the same rows first, so that neither waits for the other in a circle. */
    private static final String LOCK = """
            select 1 from conversation c
            where c.owner in (select x.owner from json_to_recordset(cast(?1 as json)) as x(owner uuid))
            order by c.owner for update""";

    private static final String LOOK = """
            select cast(o.owner as text), o.id, o.kind, cast(o.task_id as text), t.title,
                   t.deleted_at is null and (t.status <> 'COMPLETED' or t.is_reminder),
                   cast(extract(epoch from o.due_at) * 1000000 as bigint)
            from (select o.owner, o.id
                  from json_to_recordset(cast(?1 as json)) as x(owner uuid, id bigint, claim uuid, late boolean)
                  join outbox o on o.owner = x.owner and o.id = x.id and o.claim = x.claim
                  union
                  select o.owner, o.id
                  from (select distinct x.owner
                        from json_to_recordset(cast(?1 as json)) as x(owner uuid, late boolean) where x.late) behind
                  join outbox o on o.owner = behind.owner
                  where o.settled_at is null and o.channel = ?2 and o.try_at <= cast(?3 as timestamptz)) held
            join outbox o on o.owner = held.owner and o.id = held.id
            join task t on t.id = o.task_id and t.owner = o.owner
            order by o.owner, o.due_at, o.id
            for update of o""";

    private static final String SPEAK = """
            with said as (
                select x.ord, x.owner, x.task_id, x.payload,
                       nextval(cast(pg_get_serial_sequence('message', 'id') as regclass)) as id
                from json_to_recordset(cast(?1 as json)) as x(ord int, owner uuid, task_id uuid, payload json)
                order by x.ord),
            spoken as (
                insert into message (owner, id, at, sender, task_id, payload) overriding system value
                select owner, id, cast(?3 as timestamptz), 'ONWARD', task_id, payload from said order by ord),
            item as (
                select * from json_to_recordset(cast(?2 as json))
                    as x(ord int, owner uuid, id bigint, kind text, task_id uuid, title text)),
            settled as (
                update outbox o set claim = null, lease_until = '-infinity', last_error = '',
                    state = case when x.ord < 0 then 'CANCELLED' else 'DELIVERED' end,
                    settled_at = cast(?3 as timestamptz),
                    delivered_at = case when x.ord >= 0 then cast(?3 as timestamptz) end
                from item x where o.owner = x.owner and o.id = x.id),
            rung as (
                update task t set status = 'COMPLETED', completed_from = 'PENDING', completed_at = cast(?3 as timestamptz),
                    reminder_status = 'SENT', version = t.version + 1
                from item x
                where x.ord >= 0 and x.kind = 'REMINDER' and t.id = x.task_id and t.owner = x.owner
                  and t.is_reminder and t.status = 'PENDING'),
            noted as (
                insert into task_event (owner, at, task_id, type)
                select owner, cast(?3 as timestamptz), task_id, 'REMINDED' from item where ord >= 0),
            answerable as (
                insert into recent_outbound (owner, message_id, task_id, kind, title, sent_at, expires_at)
                select x.owner, s.id, x.task_id, x.kind, x.title, cast(?3 as timestamptz),
                       cast(?3 as timestamptz) + cast(?4 as interval)
                from item x join said s on s.ord = x.ord
                on conflict do nothing)
            select count(pg_notify('onward_message', cast(owner as text))) from (select distinct owner from said) told""";

    @PersistenceContext(unitName = "onward")
    EntityManager entities;

    /** Keeps turns of these people out, so that messages get their numbers in the order in which they can be read. */
    void lock(String items) {
        entities.createNativeQuery(LOCK).setParameter(1, items).getResultList();
    }

    /**
     * What the claim still holds, and whatever else waits for people who were kept waiting, whoever has claimed it: a message
     * here is a row like its delivery, so that nobody can have sent it already.
     */
    @SuppressWarnings("unchecked")
    List<Ringing> look(String items, String channel, Instant now) {
        List<Object[]> rows = entities.createNativeQuery(LOOK)
                .setParameter(1, items)
                .setParameter(2, channel)
                .setParameter(3, now.toString())
                .getResultList();
        return rows.stream()
                .map(row -> new Ringing(
                        new UserId(UUID.fromString((String) row[0])),
                        ((Number) row[1]).longValue(),
                        Errand.Kind.valueOf((String) row[2]),
                        UUID.fromString((String) row[3]),
                        (String) row[4],
                        (Boolean) row[5],
                        Instant.EPOCH.plus(((Number) row[6]).longValue(), ChronoUnit.MICROS)))
                .toList();
    }

    /** Writes messages and what follows from them. Items of order -1 have no message: their task is gone. */
    void speak(JsonArrayBuilder messages, JsonArrayBuilder items, Instant now, Duration answerable) {
        entities.createNativeQuery(SPEAK)
                .setParameter(1, messages.build().toString())
                .setParameter(2, items.build().toString())
                .setParameter(3, now.toString())
                .setParameter(4, answerable.toString())
                .getSingleResult();
    }
}
