package org.onward.identity;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.onward.identity.secret.Secret;

/**
 * A browser that somebody signed in with. Born at log-in, never changed but for the last time it was seen, gone at
 * log-out; only a digest of its secret is stored.
 */
@Entity
@Table(name = "session")
public class Session {
    @Id
    private UUID id;

    @Column(name = "account_id")
    private UUID account;

    @Column(name = "token_hash")
    private byte[] tokenHash;

    @Column(name = "csrf_token")
    private String csrfToken;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "last_seen_at")
    private Instant lastSeenAt;

    @Column(name = "expires_at")
    private Instant expiresAt;

    protected Session() {}

    Session(UserId account, String token, Instant now, Duration longest) {
        this.id = UUID.randomUUID();
        this.account = account.value();
        this.tokenHash = Secret.digest(token);
        this.csrfToken = Secret.random();
        this.createdAt = now;
        this.lastSeenAt = now;
        this.expiresAt = now.plus(longest);
    }

    UUID id() {
        return id;
    }

    String csrfToken() {
        return csrfToken;
    }
}
