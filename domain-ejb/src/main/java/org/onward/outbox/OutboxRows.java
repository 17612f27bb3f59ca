package org.onward.outbox;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.json.JsonArrayBuilder;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.onward.identity.UserId;
import org.onward.json.JsonText;

/**
 * The rows of the outbox. Every change of a held row names the token of its claim, so that a worker that was frozen past its
 * lease changes nothing. Due times are compared with the product's clock, leases with the database's alone.
 */
@ApplicationScoped
public class OutboxRows {
    /** Hears, after the commit and on every node, when something may be due earlier than anyone knew: epoch milliseconds. */
    public static final String NEW_DUE = "onward_due";

    private static final String CLAIM = """
            with due as (
                select o.owner, o.id from outbox o
                where o.settled_at is null and o.try_at <= cast(?1 as timestamptz)
                  and (o.try_at, o.id) > (cast(?2 as timestamptz), cast(?3 as bigint))
                  and o.lease_until < clock_timestamp()
                order by o.try_at, o.id limit cast(?4 as integer) for update skip locked),
            claimed as (
                update outbox o set state = 'DELIVERING', attempts = o.attempts + 1, claim = cast(?5 as uuid),
                    worker = cast(?6 as varchar), lease_until = clock_timestamp() + cast(?7 as interval)
                from due d where o.owner = d.owner and o.id = d.id
                returning o.owner, o.id, o.kind, o.channel, o.task_id, o.due_at, o.try_at, o.attempts)
            select cast(owner as text), id, kind, channel, cast(task_id as text),
                   cast(extract(epoch from due_at) * 1000000 as bigint),
                   cast(extract(epoch from try_at) * 1000000 as bigint), attempts
            from claimed""";

    private static final String SETTLE = """
            with settled as (
                update outbox o set state = 'DELIVERED', claim = null, lease_until = '-infinity', last_error = '',
                    settled_at = cast(?2 as timestamptz), delivered_at = cast(?2 as timestamptz)
                from json_to_recordset(cast(?1 as json)) as x(owner uuid, id bigint, claim uuid)
                where o.owner = x.owner and o.id = x.id and o.claim = x.claim
                returning o.id)
            select id from settled""";

    private static final String FAIL = """
            with failed as (
                update outbox o set state = case when x.try_at is null then 'DEAD' else 'SCHEDULED' end,
                    claim = null, lease_until = '-infinity', last_error = x.failure,
                    try_at = coalesce(x.try_at, o.try_at),
                    settled_at = case when x.try_at is null then cast(?2 as timestamptz) end
                from json_to_recordset(cast(?1 as json)) as x(owner uuid, id bigint, claim uuid, failure text, try_at timestamptz)
                where o.owner = x.owner and o.id = x.id and o.claim = x.claim
                returning o.state)
            select count(*) from failed where state = 'DEAD'""";

    @PersistenceContext(unitName = "onward")
    EntityManager entities;

    /**
     * Takes what is due, oldest first, in one statement; the try is counted with it.
     *
     * @param token of this claim
     * @param worker who claims, for operators
     */
    @SuppressWarnings("unchecked")
    List<Claimed> claim(UUID token, String worker, Instant now, Floor from, int most, Duration lease) {
        List<Object[]> rows = entities.createNativeQuery(CLAIM)
                .setParameter(1, now.toString())
                .setParameter(2, from.tryAt().toString())
                .setParameter(3, from.id())
                .setParameter(4, most)
                .setParameter(5, token.toString())
                .setParameter(6, worker)
                .setParameter(7, lease.toString())
                .getResultList();
        return rows.stream()
                .map(row -> new Claimed(
                        new UserId(UUID.fromString((String) row[0])),
                        number(row[1]),
                        Errand.Kind.valueOf((String) row[2]),
                        (String) row[3],
                        UUID.fromString((String) row[4]),
                        instant(row[5]),
                        instant(row[6]),
                        (int) number(row[7]),
                        token))
                .sorted(Comparator.comparing(Claimed::tryAt).thenComparing(Claimed::id))
                .toList();
    }

    /** Ends the story of items that reached their person; returns those that this claim still held. */
    public List<Claimed> settle(List<Claimed> items, Instant now) {
        JsonArrayBuilder rows = JsonText.array();
        items.forEach(item -> rows.add(item.toJson()));
        List<?> ids = entities.createNativeQuery(SETTLE)
                .setParameter(1, rows.build().toString())
                .setParameter(2, now.toString())
                .getResultList();
        Set<Long> settled = new HashSet<>();
        ids.forEach(id -> settled.add(number(id)));
        return items.stream().filter(item -> settled.contains(item.id())).toList();
    }

    /** Writes tries that failed; returns how many were given up. */
    int fail(JsonArrayBuilder failures, Instant now) {
        return (int) number(entities.createNativeQuery(FAIL)
                .setParameter(1, failures.build().toString())
                .setParameter(2, now.toString())
                .getSingleResult());
    }

    /** Nobody waits for these deliveries of a task any more; those under way are not reached. Returns how many there were. */
    public int cancel(UserId owner, UUID task, Instant now) {
        return entities.createNativeQuery(
                        "update outbox set state = 'CANCELLED', claim = null, lease_until = '-infinity',"
                                + " settled_at = cast(?3 as timestamptz)"
                                + " where owner = ?1 and task_id = ?2 and settled_at is null")
                .setParameter(1, owner.value())
                .setParameter(2, task)
                .setParameter(3, now.toString())
                .executeUpdate();
    }

    /** When the next try is due, by whoever; in the past when something waits already. */
    Optional<Instant> nextDue() {
        Object earliest = entities.createNativeQuery("select cast(extract(epoch from min(try_at)) * 1000000 as bigint)"
                        + " from (select try_at from outbox where settled_at is null and lease_until < clock_timestamp()"
                        + " order by try_at, id limit 1) first")
                .getSingleResult();
        return Optional.ofNullable(earliest).map(OutboxRows::instant);
    }

    /** How many are due, counted as far as told. */
    int countDue(Instant now, int most) {
        return (int)
                number(entities.createNativeQuery("select count(*) from (select 1 from outbox where settled_at is null"
                                + " and try_at <= cast(?1 as timestamptz) and lease_until < clock_timestamp()"
                                + " limit cast(?2 as integer)) few")
                        .setParameter(1, now.toString())
                        .setParameter(2, most)
                        .getSingleResult());
    }

    /** Forgets what was settled or could be answered before a moment; returns how many deliveries went. */
    int forgetSettledBefore(Instant limit) {
        return entities.createNativeQuery("with answered as ("
                        + "delete from recent_outbound where sent_at < cast(?1 as timestamptz))"
                        + " delete from outbox where settled_at < cast(?1 as timestamptz)")
                .setParameter(1, limit.toString())
                .executeUpdate();
    }

    private static long number(Object value) {
        return ((Number) value).longValue();
    }

    private static Instant instant(Object micros) {
        return Instant.EPOCH.plus(number(micros), ChronoUnit.MICROS);
    }
}
