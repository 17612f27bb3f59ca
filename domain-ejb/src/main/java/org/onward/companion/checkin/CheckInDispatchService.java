package org.onward.companion.checkin;

import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.onward.identity.Caller;
import org.onward.identity.Role;
import org.onward.identity.UserId;
import org.onward.outbox.OpsAlerts;
import org.onward.rules.checkin.CheckInDecision;

/**
 * Finds whose check-in is due and has it sent (companion spec §6). The due time of a conversation is the claim: two who send at
 * once lock the same row, and the second finds the next time of the first.
 */
@Stateless
@TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)
public class CheckInDispatchService {
    private static final int MOST = 500;
    private static final Duration PUT_OFF = Duration.ofMinutes(5);

    @PersistenceContext(unitName = "onward")
    EntityManager entities;

    @Inject
    Clock clock;

    @Inject
    CheckInService checkIns;

    @Inject
    OpsAlerts alerts;

    /** When the next one is due; in the past when one waits already. */
    @TransactionAttribute(TransactionAttributeType.SUPPORTS)
    public Optional<Instant> nextDue() {
        Object earliest = entities.createNativeQuery(
                        "select cast(extract(epoch from min(check_in_due_at)) * 1000000 as bigint) from conversation"
                                + " where check_in_due_at is not null")
                .getSingleResult();
        return Optional.ofNullable(earliest)
                .map(micros -> Instant.EPOCH.plus(((Number) micros).longValue(), ChronoUnit.MICROS));
    }

    /** Whose check-in is due, longest first; at most 500. */
    @SuppressWarnings("unchecked")
    public List<Caller> due() {
        List<Object[]> rows = entities.createNativeQuery("select cast(c.owner as text), a.zone from conversation c"
                        + " join account a on a.id = c.owner where c.check_in_due_at <= cast(?1 as timestamptz)"
                        + " order by c.check_in_due_at")
                .setParameter(1, clock.instant().toString())
                .setMaxResults(MOST)
                .getResultList();
        return rows.stream()
                .map(row -> new Caller(
                        new UserId(UUID.fromString((String) row[0])), ZoneId.of((String) row[1]), Set.of(Role.USER)))
                .toList();
    }

    /** Follows up on what this person is working on, in a transaction of its own. */
    public CheckInDecision.Kind send(Caller recipient) {
        return checkIns.followUp(recipient);
    }

    /** One that could not be sent waits a little, and operators hear of it. */
    public void putOff(Caller recipient) {
        Instant now = clock.instant();
        entities.createNativeQuery("update conversation set check_in_due_at = cast(?2 as timestamptz)"
                        + " where owner = ?1 and check_in_due_at <= cast(?3 as timestamptz)")
                .setParameter(1, recipient.userId().value())
                .setParameter(2, now.plus(PUT_OFF).toString())
                .setParameter(3, now.toString())
                .executeUpdate();
        alerts.raise("check_in_failed", "A check-in was not sent; it is tried again in a few minutes.", now);
    }
}
