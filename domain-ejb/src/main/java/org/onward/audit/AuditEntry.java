package org.onward.audit;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * One thing that happened. Written once; the database refuses to change or delete it.
 *
 * @param id grows with each entry
 * @param at when
 * @param owner whose account it is about; empty when nobody's, as for a log-in under an unknown name
 * @param actor who did it; empty when nobody was signed in
 * @param action what happened, in snake case such as {@code password_changed}
 * @param subject what it happened to: an id, roles or an address; never a text that a person wrote
 */
public record AuditEntry(
        long id, Instant at, Optional<UUID> owner, Optional<UUID> actor, String action, String subject) {}
