package org.onward.container;

import jakarta.ejb.Stateless;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.time.ZoneOffset;
import java.util.Set;
import java.util.UUID;
import org.onward.identity.Caller;
import org.onward.identity.Role;
import org.onward.identity.UserId;

/** Looks at a conversation from the database's side, and moves what waits. */
@Stateless
public class ConversationProbe {
    @PersistenceContext(unitName = "onward")
    EntityManager em;

    /** Someone new who can only be spoken for in here. */
    public Caller newPerson() {
        UUID id = UUID.randomUUID();
        em.createNativeQuery(
                        "insert into account (id, version, name, name_key, password_hash, zone, roles, founder, created_at)"
                                + " values (?1, 0, 'probe', ?2, 'none', 'UTC', 'USER', false, now())")
                .setParameter(1, id)
                .setParameter(2, id.toString())
                .executeUpdate();
        return new Caller(new UserId(id), ZoneOffset.UTC, Set.of(Role.USER));
    }

    /** The next check-in is due a moment ago. */
    public void bringCheckInForward(Caller caller) {
        em.createNativeQuery("update conversation set check_in_due_at = now() - interval '1 second' where owner = ?1")
                .setParameter(1, caller.userId().value())
                .executeUpdate();
    }

    /** What the person told us, as a JSON object. */
    public void prefer(Caller caller, String settings) {
        em.createNativeQuery("insert into user_pref (owner, settings, changed_at) values (?1, cast(?2 as json), now())")
                .setParameter(1, caller.userId().value())
                .setParameter(2, settings)
                .executeUpdate();
    }

    /** Whole minutes until the next check-in; -1 for none. */
    public long minutesToCheckIn(Caller caller) {
        return ((Number) em.createNativeQuery(
                                "select coalesce(round(extract(epoch from check_in_due_at - now()) / 60), -1)"
                                        + " from conversation where owner = ?1")
                        .setParameter(1, caller.userId().value())
                        .getSingleResult())
                .longValue();
    }

    public int checkInsSent(Caller caller) {
        return ((Number) em.createNativeQuery("select check_in_count from conversation where owner = ?1")
                        .setParameter(1, caller.userId().value())
                        .getSingleResult())
                .intValue();
    }

    /** Statuses of all tasks of the person, in no order, such as "IN_PROGRESS". */
    public String statuses(Caller caller) {
        return (String)
                em.createNativeQuery("select string_agg(status, ' ' order by status) from task where owner = ?1")
                        .setParameter(1, caller.userId().value())
                        .getSingleResult();
    }

    /** What happened to the person's tasks, oldest first. */
    public String events(Caller caller) {
        return (String)
                em.createNativeQuery("select string_agg(type, ' ' order by id) from task_event where owner = ?1")
                        .setParameter(1, caller.userId().value())
                        .getSingleResult();
    }
}
