package org.onward.identity;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Set;
import java.util.UUID;
import org.onward.identity.secret.Secret;

/** Lets whoever holds it make one account: the first (SETUP) or another one that an operator invited (JOIN). */
@Entity
@Table(name = "one_time_link")
public class OneTimeLink {
    /** What a link is for. */
    enum Kind {
        SETUP,
        JOIN
    }

    private static final Duration SETUP_LASTS = Duration.ofHours(24);
    private static final Duration JOIN_LASTS = Duration.ofDays(7);

    @Id
    private UUID id;

    @Version
    private long version;

    @Column(name = "token_hash")
    private byte[] tokenHash;

    @Enumerated(EnumType.STRING)
    private Kind kind;

    @Convert(converter = RolesColumn.class)
    private Set<Role> roles;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "expires_at")
    private Instant expiresAt;

    @Column(name = "used_at")
    private Instant usedAt;

    protected OneTimeLink() {}

    private OneTimeLink(Kind kind, String token, Set<Role> roles, Instant now, Duration lasts) {
        this.id = UUID.randomUUID();
        this.kind = kind;
        this.tokenHash = Secret.digest(token);
        this.roles = Set.copyOf(roles);
        this.createdAt = now;
        this.expiresAt = now.plus(lasts);
    }

    static OneTimeLink setUp(String token, Instant now) {
        return new OneTimeLink(Kind.SETUP, token, EnumSet.allOf(Role.class), now, SETUP_LASTS);
    }

    static OneTimeLink join(String token, Set<Role> roles, Instant now) {
        return new OneTimeLink(Kind.JOIN, token, roles, now, JOIN_LASTS);
    }

    UUID id() {
        return id;
    }

    byte[] tokenHash() {
        return tokenHash;
    }

    Kind kind() {
        return kind;
    }

    Set<Role> roles() {
        return roles;
    }

    Instant createdAt() {
        return createdAt;
    }

    Instant expiresAt() {
        return expiresAt;
    }
}
