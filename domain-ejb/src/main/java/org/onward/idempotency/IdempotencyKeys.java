package org.onward.idempotency;

import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.Query;
import java.security.MessageDigest;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;

/** Lets a request with an Idempotency-Key have its effect once, also when it arrives fifty times at once. */
@Stateless
public class IdempotencyKeys {
    @PersistenceContext(unitName = "onward")
    EntityManager em;

    @Inject
    Clock clock;

    /**
     * A request that names itself.
     *
     * @param owner whose request
     * @param scope which operation, such as {@code POST tokens}, at most 60 characters
     * @param key the client's name for it
     * @param hash see {@link IdempotencyKey#requestHash}
     */
    public record Request(UUID owner, String scope, IdempotencyKey key, byte[] hash) {}

    /**
     * Runs the effect and records its answer in one transaction, or gives the recorded answer. Claiming the key first
     * makes simultaneous requests with the same key wait here for the first one's commit. When the effect refuses,
     * nothing is recorded and the key stays free.
     *
     * @throws org.onward.problem.Conflict when the key came before with another body
     */
    public RecordedResponse once(Request request, Callable<RecordedResponse> effect) throws Exception {
        if (!claim(request)) {
            return recorded(request);
        }
        RecordedResponse response = effect.call();
        on("update idempotency_key set status = ?4, response = ?5", request)
                .setParameter(4, response.status())
                .setParameter(5, response.body())
                .executeUpdate();
        return response;
    }

    private boolean claim(Request request) {
        Instant now = clock.instant();
        return em.createNativeQuery("insert into idempotency_key as k (owner, scope, key, request_hash, created_at)"
                                + " values (cast(?1 as uuid), ?2, ?3, ?4, ?5) on conflict (owner, scope, key) do update"
                                + " set request_hash = excluded.request_hash, status = null, response = null,"
                                + " created_at = excluded.created_at where k.created_at <= ?6")
                        .setParameter(1, request.owner().toString())
                        .setParameter(2, request.scope())
                        .setParameter(3, request.key().value())
                        .setParameter(4, request.hash())
                        .setParameter(5, Timestamp.from(now))
                        .setParameter(6, Timestamp.from(now.minus(IdempotencyKey.LASTS)))
                        .executeUpdate()
                == 1;
    }

    private RecordedResponse recorded(Request request) {
        List<?> rows = on("select request_hash, status, response from idempotency_key", request)
                .getResultList();
        Object[] row = (Object[]) rows.get(0);
        if (!MessageDigest.isEqual((byte[]) row[0], request.hash())) {
            throw IdempotencyKey.reused();
        }
        return new RecordedResponse(((Number) row[1]).intValue(), (String) row[2], true);
    }

    private Query on(String statement, Request request) {
        return em.createNativeQuery(statement + " where owner = cast(?1 as uuid) and scope = ?2 and key = ?3")
                .setParameter(1, request.owner().toString())
                .setParameter(2, request.scope())
                .setParameter(3, request.key().value());
    }
}
