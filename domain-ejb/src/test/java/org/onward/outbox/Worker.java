package org.onward.outbox;

import jakarta.persistence.EntityManager;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.onward.database.TestDatabase;
import org.onward.rules.delivery.Deliveries;
import org.onward.time.TestClock;

/** A node that delivers: its own connection, transactions as the container makes them, and a channel that keeps a list. */
final class Worker implements AutoCloseable {
    private static final Deliveries RULES = new Deliveries();

    final List<Long> sent = new ArrayList<>();
    final List<Long> recorded = new ArrayList<>();
    final OutboxService outbox;
    final Dispatch dispatch = new Dispatch();
    private final EntityManager entities = TestDatabase.entityManager();
    private final OutboxRows rows = new OutboxRows();
    private long refusedWhenSent;
    private long refusedWhenRecorded;

    Worker(TestClock clock) {
        rows.entities = entities;
        OpsAlerts alerts = new OpsAlerts();
        alerts.entities = entities;
        alerts.rules = RULES;
        outbox = new OutboxService() {
            @Override
            public Floor.Claim claim(String worker, Floor from) {
                return inTransaction(() -> super.claim(worker, from));
            }

            @Override
            public void record(String channel, List<Outcome> outcomes) {
                inTransaction(() -> {
                    super.record(channel, outcomes);
                    return null;
                });
            }
        };
        outbox.clock = clock;
        outbox.rows = rows;
        outbox.alerts = alerts;
        outbox.rules = RULES;
        outbox.channels = new Channels() {
            @Override
            public Channel named(String name) {
                return listing;
            }
        };
        dispatch.outbox = outbox;
        dispatch.channels = outbox.channels;
        dispatch.rules = RULES;
    }

    private final Channel listing = new Channel() {
        @Override
        public String name() {
            return "LIST";
        }

        @Override
        public void send(Claimed item) {
            if (item.id() == refusedWhenSent) {
                throw new IllegalStateException("Call mom: unknown recipient");
            }
            sent.add(item.id());
        }

        @Override
        public void record(List<Claimed> items, Instant now) {
            if (items.stream().anyMatch(item -> item.id() == refusedWhenRecorded)) {
                throw new IllegalArgumentException("Call mom");
            }
            rows.settle(items, now).forEach(item -> recorded.add(item.id()));
        }
    };

    void refuseToSend(long id) {
        refusedWhenSent = id;
    }

    void refuseToRecord(long id) {
        refusedWhenRecorded = id;
    }

    /** One claim, handed over and recorded; what it took. */
    List<Long> work() {
        List<Claimed> items = outbox.claim("worker", Floor.GROUND).items();
        dispatch.record(items.stream().map(dispatch::hand).toList());
        return items.stream().map(Claimed::id).toList();
    }

    void begin() {
        entities.getTransaction().begin();
        // A statement that writes makes the provider begin for real.
        entities.createNativeQuery("set local lock_timeout = '5s'").executeUpdate();
    }

    void commit() {
        entities.getTransaction().commit();
    }

    List<Claimed> claimOpenly(int most) {
        return rows.claim(UUID.randomUUID(), "w", outbox.clock.instant(), Floor.GROUND, most, RULES.lease());
    }

    Object look(String sql) {
        return entities.createNativeQuery(sql).getSingleResult();
    }

    private <T> T inTransaction(Callable<T> work) {
        begin();
        try {
            T result = work.call();
            commit();
            return result;
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        } finally {
            if (entities.getTransaction().isActive()) {
                entities.getTransaction().rollback();
            }
        }
    }

    @Override
    public void close() {
        entities.close();
    }
}
