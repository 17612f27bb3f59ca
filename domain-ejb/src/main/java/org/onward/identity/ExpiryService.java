package org.onward.identity;

import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.onward.idempotency.IdempotencyKey;

/** Forgets what nobody can use any more: ended sessions, old links, old throttling, old idempotency keys. */
@Stateless
public class ExpiryService {
    private static final Duration LINKS_KEPT = Duration.ofDays(30);

    @PersistenceContext(unitName = "onward")
    EntityManager em;

    @Inject
    Clock clock;

    @Inject
    SessionSettings settings;

    /** Deletes and says how many rows went. Running it twice at once does no harm. */
    public int forget() {
        Instant now = clock.instant();
        return delete("session where expires_at <= ?1", now)
                + delete("session where last_seen_at <= ?1", now.minus(settings.idle()))
                + delete("one_time_link where expires_at <= ?1", now.minus(LINKS_KEPT))
                + delete("login_throttle where forget_at <= ?1", now)
                + delete("idempotency_key where created_at <= ?1", now.minus(IdempotencyKey.LASTS));
    }

    private int delete(String rows, Instant limit) {
        return em.createNativeQuery("delete from " + rows)
                .setParameter(1, Timestamp.from(limit))
                .executeUpdate();
    }
}
