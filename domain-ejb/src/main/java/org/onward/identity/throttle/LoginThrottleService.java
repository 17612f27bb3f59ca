package org.onward.identity.throttle;

import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import org.onward.identity.secret.Secret;
import org.onward.problem.TooSoon;

/**
 * Counts log-in attempts before the password is looked at, so that a hundred at once count a hundred. Attempts are
 * counted by address and by name with address; never by name alone, or anybody could lock anybody out. Waiting is
 * bounded at a minute and everything is forgotten an hour after the last attempt.
 */
@Stateless
public class LoginThrottleService {
    private static final int FREE_BY_NAME = 5;
    private static final int FREE_BY_ADDRESS = 50;
    private static final int LONGEST_WAIT_SECONDS = 60;
    private static final Duration MEMORY = Duration.ofHours(1);

    @PersistenceContext(unitName = "onward")
    EntityManager em;

    @Inject
    Clock clock;

    /**
     * Counts an attempt.
     *
     * @throws TooSoon when this name at this address, or this address, has to wait
     */
    @TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)
    public void admit(String nameKey, String address) {
        count(byAddress(address), FREE_BY_ADDRESS);
        count(byName(nameKey, address), FREE_BY_NAME);
    }

    /** Takes the attempt back: the password was right. */
    @TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)
    public void succeeded(String nameKey, String address) {
        em.createNativeQuery("delete from login_throttle where subject = ?1 or (subject = ?2 and attempts = 1)")
                .setParameter(1, byName(nameKey, address))
                .setParameter(2, byAddress(address))
                .executeUpdate();
        em.createNativeQuery("update login_throttle set attempts = attempts - 1, blocked_until = ?2 where subject = ?1")
                .setParameter(1, byAddress(address))
                .setParameter(2, Timestamp.from(clock.instant()))
                .executeUpdate();
    }

    private void count(String subject, int free) {
        Instant now = clock.instant();
        List<?> counted = em.createNativeQuery("insert into login_throttle as t"
                        + " (subject, attempts, blocked_until, forget_at) values (?1, 1, ?2, ?3)"
                        + " on conflict (subject) do update set"
                        + " attempts = case when t.forget_at <= ?2 then 1 else t.attempts + 1 end, forget_at = ?3"
                        + " where t.blocked_until <= ?2 returning attempts")
                .setParameter(1, subject)
                .setParameter(2, Timestamp.from(now))
                .setParameter(3, Timestamp.from(now.plus(MEMORY)))
                .getResultList();
        if (counted.isEmpty()) {
            throw new TooSoon("too_many_attempts", "That was a lot of tries in a row.", remaining(subject));
        }
        int beyond = ((Number) counted.get(0)).intValue() - free;
        if (beyond >= 0) {
            long wait = Math.min(LONGEST_WAIT_SECONDS, 1L << Math.min(beyond, 6));
            em.createNativeQuery("update login_throttle set blocked_until = ?2 where subject = ?1")
                    .setParameter(1, subject)
                    .setParameter(2, Timestamp.from(now.plusSeconds(wait)))
                    .executeUpdate();
        }
    }

    private Duration remaining(String subject) {
        List<?> seconds = em.createNativeQuery(
                        "select ceil(extract(epoch from blocked_until - cast(?2 as timestamptz)))"
                                + " from login_throttle where subject = ?1")
                .setParameter(1, subject)
                .setParameter(2, Timestamp.from(clock.instant()))
                .getResultList();
        return Duration.ofSeconds(seconds.isEmpty() ? 1 : ((Number) seconds.get(0)).longValue());
    }

    private static String byAddress(String address) {
        return "a:" + digest(address);
    }

    private static String byName(String nameKey, String address) {
        return "n:" + digest(nameKey + "\n" + address);
    }

    /** Digests keep subjects short, and names and addresses out of the table. */
    private static String digest(String text) {
        return Base64.getEncoder().withoutPadding().encodeToString(Secret.digest(text));
    }
}
