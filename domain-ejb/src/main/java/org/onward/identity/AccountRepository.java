package org.onward.identity;

import jakarta.enterprise.context.Dependent;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.identity.secret.Secret;
import org.onward.problem.NotFound;

/** Accounts and what opens them. What belongs to an account is only ever found together with its owner. */
@Dependent
public class AccountRepository {
    /**
     * The channel that hears, on every node and after the commit, the id of an account some of whose sessions or tokens have
     * ended. Whoever keeps a connection open for the account (an event stream) closes it.
     */
    public static final String ACCESS_ENDED = "onward_access_ended";

    @PersistenceContext(unitName = "onward")
    EntityManager em;

    void add(Object born) {
        em.persist(born);
    }

    /** Adds a link together with who made it; nobody did for the set-up link. */
    void add(OneTimeLink link, Optional<UserId> creator) {
        em.createNativeQuery("insert into one_time_link"
                        + " (id, version, token_hash, kind, roles, created_by, created_at, expires_at)"
                        + " values (cast(?1 as uuid), 1, ?2, ?3, ?4, cast(nullif(?5, '') as uuid), ?6, ?7)")
                .setParameter(1, link.id().toString())
                .setParameter(2, link.tokenHash())
                .setParameter(3, link.kind().name())
                .setParameter(4, RolesColumn.text(link.roles()))
                .setParameter(5, creator.map(UserId::toString).orElse(""))
                .setParameter(6, Timestamp.from(link.createdAt()))
                .setParameter(7, Timestamp.from(link.expiresAt()))
                .executeUpdate();
    }

    /** Writes now, so that a name or a founder that exists already is refused here and not at the commit. */
    void flush() {
        em.flush();
    }

    void tellAccessEnded(UserId owner) {
        em.createNativeQuery("select cast(pg_notify(?1, ?2) as text)")
                .setParameter(1, ACCESS_ENDED)
                .setParameter(2, owner.toString())
                .getSingleResult();
    }

    boolean none() {
        return em.createQuery("select a.id from Account a", UUID.class)
                .setMaxResults(1)
                .getResultList()
                .isEmpty();
    }

    Optional<Account> byName(String nameKey) {
        return em.createQuery("select a from Account a where a.nameKey = :key", Account.class)
                .setParameter("key", nameKey)
                .getResultStream()
                .findFirst();
    }

    Account require(UserId id) {
        return Optional.ofNullable(em.find(Account.class, id.value())).orElseThrow(NotFound::new);
    }

    Optional<OneTimeLink> usableLink(OneTimeLink.Kind kind, String token, Instant now) {
        return em.createQuery(
                        "select l from OneTimeLink l where l.tokenHash = :hash and l.kind = :kind"
                                + " and l.usedAt is null and l.expiresAt > :now",
                        OneTimeLink.class)
                .setParameter("hash", Secret.digest(token))
                .setParameter("kind", kind)
                .setParameter("now", now)
                .getResultStream()
                .findFirst();
    }

    /** Uses a link up. Of several that try at the same moment, one succeeds. */
    boolean useUp(OneTimeLink.Kind kind, String token, Instant now) {
        return em.createQuery("update OneTimeLink l set l.usedAt = :now, l.version = l.version + 1"
                                + " where l.tokenHash = :hash and l.kind = :kind"
                                + " and l.usedAt is null and l.expiresAt > :now")
                        .setParameter("hash", Secret.digest(token))
                        .setParameter("kind", kind)
                        .setParameter("now", now)
                        .executeUpdate()
                == 1;
    }

    void endSession(UserId owner, UUID session) {
        em.createQuery("delete from Session s where s.account = :owner and s.id = :id")
                .setParameter("owner", owner.value())
                .setParameter("id", session)
                .executeUpdate();
    }

    void endOtherSessions(UserId owner, UUID kept) {
        em.createQuery("delete from Session s where s.account = :owner and s.id <> :kept")
                .setParameter("owner", owner.value())
                .setParameter("kept", kept)
                .executeUpdate();
    }

    void endSessions(UserId owner) {
        em.createQuery("delete from Session s where s.account = :owner")
                .setParameter("owner", owner.value())
                .executeUpdate();
    }

    List<ApiToken> apiTokens(UserId owner) {
        return em.createQuery(
                        "select t from ApiToken t where t.account = :owner and t.revokedAt is null order by t.createdAt",
                        ApiToken.class)
                .setParameter("owner", owner.value())
                .getResultList();
    }

    ApiToken requireApiToken(UserId owner, UUID id) {
        return em.createQuery(
                        "select t from ApiToken t where t.account = :owner and t.id = :id and t.revokedAt is null",
                        ApiToken.class)
                .setParameter("owner", owner.value())
                .setParameter("id", id)
                .getResultStream()
                .findFirst()
                .orElseThrow(NotFound::new);
    }
}
