package org.onward.audit;

import jakarta.persistence.EntityManager;
import java.time.Clock;

/** Wires an audit trail by hand. */
public final class AuditTrailUnderTest {
    private AuditTrailUnderTest() {}

    public static AuditTrail of(EntityManager em, Clock clock) {
        AuditTrail trail = new AuditTrail();
        trail.em = em;
        trail.clock = clock;
        return trail;
    }
}
