package org.onward.identity;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.onward.identity.secret.Secret;

/** Lets a program act for an account until it is revoked. Shown once; only its digest is stored. */
@Entity
@Table(name = "api_token")
public class ApiToken {
    /** Marks the text as a token of this product, for people and for scanners that look for leaked secrets. */
    static final String PREFIX = "onward_";

    @Id
    private UUID id;

    @Version
    private long version;

    @Column(name = "account_id")
    private UUID account;

    @Column(name = "token_hash")
    private byte[] tokenHash;

    private String label;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "last_used_at")
    private Instant lastUsedAt;

    @Column(name = "revoked_at")
    private Instant revokedAt;

    protected ApiToken() {}

    ApiToken(UserId account, String label, String token, Instant now) {
        this.id = UUID.randomUUID();
        this.account = account.value();
        this.label = label;
        this.tokenHash = Secret.digest(token);
        this.createdAt = now;
    }

    void revoke(Instant now) {
        revokedAt = now;
    }

    public UUID id() {
        return id;
    }

    public String label() {
        return label;
    }

    public Instant createdAt() {
        return createdAt;
    }

    /** The last use, exact to five minutes; empty when it was never used. */
    public Optional<Instant> lastUsedAt() {
        return Optional.ofNullable(lastUsedAt);
    }
}
