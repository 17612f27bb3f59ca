package org.onward.audit;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
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
        em.createNativeQuery("insert into audit_entry (at, owner, actor, action, subject)"
                        + " values (?1, cast(nullif(?2, '') as uuid), cast(nullif(?3, '') as uuid), ?4, ?5)")
                .setParameter(1, Timestamp.from(clock.instant()))
                .setParameter(2, text(owner))
                .setParameter(3, text(actor))
                .setParameter(4, action)
                .setParameter(5, cut)
                .executeUpdate();
    }

    /** EclipseLink can neither bind nor read a null UUID, so none is ever mapped. */
    private static String text(UUID id) {
        return id == null ? "" : id.toString();
    }

    /** Entries before the given id, newest first. */
    public List<AuditEntry> before(long id, int most) {
        List<?> rows = em.createNativeQuery("select id, at, cast(owner as text), cast(actor as text), action, subject"
                        + " from audit_entry where id < ?1 order by id desc")
                .setParameter(1, id)
                .setMaxResults(most)
                .getResultList();
        return rows.stream().map(row -> entry((Object[]) row)).toList();
    }

    private static AuditEntry entry(Object[] row) {
        Instant at = row[1] instanceof Timestamp stamp ? stamp.toInstant() : (Instant) row[1];
        return new AuditEntry(
                ((Number) row[0]).longValue(), at, id(row[2]), id(row[3]), (String) row[4], (String) row[5]);
    }

    private static Optional<UUID> id(Object column) {
        return Optional.ofNullable((String) column).map(UUID::fromString);
    }
}
