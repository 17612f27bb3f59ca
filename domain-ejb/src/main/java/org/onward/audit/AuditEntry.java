package org.onward.audit;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** One thing that happened. Written once; the database refuses to change or delete it. */
@Entity
@Table(name = "audit_entry")
public class AuditEntry {
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    @Column(name = "at", updatable = false)
    private Instant at;

    @Column(updatable = false)
    private UUID owner;

    @Column(updatable = false)
    private UUID actor;

    @Column(updatable = false)
    private String action;

    @Column(updatable = false)
    private String subject;

    protected AuditEntry() {}

    AuditEntry(Instant at, UUID owner, UUID actor, String action, String subject) {
        this.at = at;
        this.owner = owner;
        this.actor = actor;
        this.action = action;
        this.subject = subject;
    }

    public long id() {
        return id;
    }

    public Instant at() {
        return at;
    }

    /** Whose account it is about; empty when nobody's, as for a log-in under an unknown name. */
    public Optional<UUID> owner() {
        return Optional.ofNullable(owner);
    }

    /** Who did it; empty when nobody was signed in. */
    public Optional<UUID> actor() {
        return Optional.ofNullable(actor);
    }

    /** What happened, in snake case such as {@code password_changed}. */
    public String action() {
        return action;
    }

    /** What it happened to: an id, roles or an address; never a text that a person wrote. */
    public String subject() {
        return subject;
    }
}
