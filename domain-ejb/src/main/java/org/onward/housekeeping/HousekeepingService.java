package org.onward.housekeeping;

import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import org.onward.identity.ExpiryService;
import org.onward.outbox.OutboxService;

/** The work of the housekeeping job. Several nodes may do it at the same time. */
@Stateless
public class HousekeepingService {
    private static final int MONTHS_AHEAD = 3;

    @PersistenceContext(unitName = "onward")
    EntityManager em;

    @Inject
    ExpiryService expiry;

    @Inject
    OutboxService outbox;

    /** Forgets ended sessions, old links, old throttling, old idempotency keys and settled deliveries; says how many rows went. */
    public int forgetExpired() {
        return expiry.forget() + outbox.forgetSettled();
    }

    /** Makes the partitions of this month and the next three; says how many were missing. */
    public int prepareMonths() {
        return ((Number) em.createNativeQuery("select ensure_month_partitions(?1)")
                        .setParameter(1, MONTHS_AHEAD)
                        .getSingleResult())
                .intValue();
    }
}
