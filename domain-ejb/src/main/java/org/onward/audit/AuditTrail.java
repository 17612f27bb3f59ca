package org.onward.audit;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.time.Clock;
import java.util.List;
import java.util.UUID;

/** Adds entries within the transaction of what they tell about, and reads them back. */
@Dependent
public class AuditTrail {
    private static final int SUBJECT_LENGTH = 200;

    @PersistenceContext(unitName = "onward")
    EntityManager em;

    @Inject
    Clock clock;

    /**
     * Adds an entry.
     *
     * @param owner whose account it is about, or null
     * @param actor who did it, or null
     * @param action what happened, in snake case
     * @param subject an id, roles or an address; never a text that a person wrote
     */
    public void append(UUID owner, UUID actor, String action, String subject) {
        String cut = subject.substring(0, Math.min(SUBJECT_LENGTH, subject.length()));
        em.persist(new AuditEntry(clock.instant(), owner, actor, action, cut));
    }

    /** Entries before the given id, newest first. */
    public List<AuditEntry> before(long id, int most) {
        return em.createQuery("select e from AuditEntry e where e.id < :id order by e.id desc", AuditEntry.class)
                .setParameter("id", id)
                .setMaxResults(most)
                .getResultList();
    }
}
