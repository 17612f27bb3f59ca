package org.onward.container;

import jakarta.ejb.Stateless;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;

/** Fills the outbox and looks at it from the database's side. */
@Stateless
public class OutboxProbe {
    @PersistenceContext(unitName = "onward")
    EntityManager em;

    /** So many people with so many reminders each, all due now. */
    public void fill(String channel, int people, int each) {
        em.createNativeQuery("delete from outbox").executeUpdate();
        em.createNativeQuery("""
                        with person as (
                            insert into account (id, version, name, name_key, password_hash, zone, roles, founder, created_at)
                            select gen_random_uuid(), 0, 'probe', gen_random_uuid(), 'none', 'UTC', 'USER', false, now()
                            from generate_series(1, ?1) returning id),
                        talk as (insert into conversation (owner) select id from person),
                        told as (
                            insert into task (id, owner, title, status, work_type, urgency, minutes, energy, created_at,
                                is_reminder, remind_at, reminder_status)
                            select gen_random_uuid(), id, 'Call mom', 'PENDING', 'SOCIAL', 90, 5, 'LOW', now(), true, now(), 'PENDING'
                            from person, generate_series(1, ?2) returning owner, id)
                        insert into outbox (owner, kind, channel, task_id, idempotency_key, due_at, try_at, created_at)
                        select owner, 'REMINDER', ?3, id, id, now(), now(), now() from told""")
                .setParameter(1, people)
                .setParameter(2, each)
                .setParameter(3, channel)
                .executeUpdate();
    }

    /** How many transactions have written so far. */
    public long writes() {
        return number("select cast(cast(pg_current_xact_id() as text) as bigint)");
    }

    public long count(String condition) {
        return number("select count(*) from " + condition);
    }

    private long number(String query) {
        return ((Number) em.createNativeQuery(query).getSingleResult()).longValue();
    }
}
