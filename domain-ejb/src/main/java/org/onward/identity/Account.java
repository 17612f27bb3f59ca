package org.onward.identity;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Set;
import java.util.UUID;

/**
 * A person's account: born through a one-time link, closed by being disabled. The account that used the set-up link is
 * the founder; the database allows one.
 */
@Entity
@Table(name = "account")
public class Account {
    @Id
    private UUID id;

    @Version
    private long version;

    private String name;

    @Column(name = "name_key")
    private String nameKey;

    @Column(name = "password_hash")
    private String passwordHash;

    private String zone;

    @Convert(converter = RolesColumn.class)
    private Set<Role> roles;

    private boolean founder;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "disabled_at")
    private Instant disabledAt;

    protected Account() {}

    Account(AccountName name, String passwordHash, ZoneId zone, Set<Role> roles, boolean founder, Instant now) {
        this.id = UUID.randomUUID();
        this.name = name.shown();
        this.nameKey = name.key();
        this.passwordHash = passwordHash;
        this.zone = zone.getId();
        this.roles = Set.copyOf(roles);
        this.founder = founder;
        this.createdAt = now;
    }

    void changePassword(String newHash) {
        passwordHash = newHash;
    }

    void moveTo(ZoneId other) {
        zone = other.getId();
    }

    boolean enabled() {
        return disabledAt == null;
    }

    String passwordHash() {
        return passwordHash;
    }

    public UserId id() {
        return new UserId(id);
    }

    public String name() {
        return name;
    }

    public ZoneId zone() {
        return ZoneId.of(zone);
    }

    public Set<Role> roles() {
        return roles;
    }
}
