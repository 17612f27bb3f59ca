package org.onward.outbox;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.time.Instant;
import org.onward.rules.delivery.AlertKind;
import org.onward.rules.delivery.Deliveries;

/** Tells operators, once in a while, that something needs them (companion spec §11.5). */
@ApplicationScoped
public class OpsAlerts {
    private static final System.Logger LOG = System.getLogger(OpsAlerts.class.getName());

    @PersistenceContext(unitName = "onward")
    EntityManager entities;

    @Inject
    Deliveries rules;

    /**
     * Raises an alert, unless one of the kind was raised within its window. The row of the throttle is locked by whoever comes
     * first, so that all nodes together raise one.
     *
     * @param kind a row of the table {@code alert-kinds}
     * @param body without anybody's words, at most 300 characters
     * @return whether it was raised
     */
    public boolean raise(String kind, String body, Instant now) {
        AlertKind row = rules.alert(kind);
        boolean raised = !entities.createNativeQuery("""
                        with first as (
                            insert into ops_alert_throttle as t (kind, raised_at) values (?1, cast(?2 as timestamptz))
                            on conflict (kind) do update set raised_at = excluded.raised_at
                                where t.raised_at <= excluded.raised_at - cast(?3 as interval)
                            returning kind),
                        told as (
                            insert into ops_alert (kind, severity, body, raised_at)
                            select kind, cast(?4 as text), cast(?5 as text), cast(?2 as timestamptz) from first returning id)
                        select id from told""")
                .setParameter(1, kind)
                .setParameter(2, now.toString())
                .setParameter(3, row.window().toString())
                .setParameter(4, row.severity())
                .setParameter(5, body)
                .getResultList()
                .isEmpty();
        if (raised) {
            LOG.log(System.Logger.Level.ERROR, "Operators should know ({0}, {1}): {2}", kind, row.severity(), body);
        }
        return raised;
    }
}
