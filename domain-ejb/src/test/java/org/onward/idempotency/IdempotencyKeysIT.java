package org.onward.idempotency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.persistence.EntityManager;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onward.database.TestDatabase;
import org.onward.problem.Conflict;
import org.onward.time.TestClock;

class IdempotencyKeysIT {
    private final TestClock clock = new TestClock();
    private final AtomicInteger effects = new AtomicInteger();
    private final UUID owner = UUID.randomUUID();
    private final IdempotencyKey key = new IdempotencyKey(UUID.randomUUID().toString());

    @BeforeEach
    void makeOwner() throws Exception {
        try (Connection connection = TestDatabase.plain().getConnection();
                PreparedStatement insert = connection.prepareStatement(
                        "insert into account (id, version, name, name_key, password_hash, zone, roles, founder, created_at)"
                                + " values (?, 1, 'k', ?, '-', 'UTC', 'USER', false, now())")) {
            insert.setObject(1, owner);
            insert.setString(2, owner.toString());
            insert.executeUpdate();
        }
    }

    @Test
    void the_second_time_the_answer_is_repeated_and_nothing_happens() throws Exception {
        RecordedResponse first = once("body");
        RecordedResponse second = once("body");

        assertThat(second.body()).isEqualTo(first.body());
        assertThat(second.replayed()).isTrue();
        assertThat(first.replayed()).isFalse();
        assertThat(effects).hasValue(1);
    }

    @Test
    void another_body_with_the_same_key_is_refused() throws Exception {
        once("body");

        assertThatThrownBy(() -> once("other")).isInstanceOf(Conflict.class);
        assertThat(effects).hasValue(1);
    }

    @Test
    void a_refused_request_leaves_its_key_free() throws Exception {
        assertThatThrownBy(() -> once("body", () -> {
                    throw Conflict.stale();
                }))
                .isInstanceOf(Conflict.class);

        assertThat(once("corrected").replayed()).isFalse();
    }

    @Test
    void after_a_day_the_key_is_free_again() throws Exception {
        once("body");
        clock.advance(IdempotencyKey.LASTS.plus(Duration.ofSeconds(1)));

        assertThat(once("other").replayed()).isFalse();
    }

    @Test
    void fifty_at_once_have_one_effect_and_one_answer() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(50);
        CountDownLatch start = new CountDownLatch(1);
        Callable<RecordedResponse> request = () -> {
            start.await();
            return once("body");
        };
        try {
            List<Future<RecordedResponse>> answers =
                    Stream.generate(() -> threads.submit(request)).limit(50).toList();
            start.countDown();
            for (Future<RecordedResponse> answer : answers) {
                assertThat(answer.get().body()).isEqualTo("effect 1");
            }
        } finally {
            threads.shutdown();
        }
        assertThat(effects).hasValue(1);
    }

    private RecordedResponse once(String body) throws Exception {
        return once(body, () -> new RecordedResponse(201, "effect " + effects.incrementAndGet(), false));
    }

    private RecordedResponse once(String body, Callable<RecordedResponse> effect) throws Exception {
        EntityManager em = TestDatabase.entityManager();
        IdempotencyKeys keys = new IdempotencyKeys();
        keys.em = em;
        keys.clock = clock;
        byte[] hash = IdempotencyKey.requestHash(body.getBytes(StandardCharsets.UTF_8));
        try {
            return TestDatabase.inTransaction(
                    em, () -> keys.once(new IdempotencyKeys.Request(owner, "test", key, hash), effect));
        } finally {
            em.close();
        }
    }
}
