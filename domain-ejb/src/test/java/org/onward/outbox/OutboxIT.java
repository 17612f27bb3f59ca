package org.onward.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onward.database.TestDatabase;
import org.onward.time.TestClock;

/** Deliveries on a real PostgreSQL: claimed by one, settled once, never lost (companion spec §11.3–11.5; goals R1, R4). */
class OutboxIT {
    private final TestClock clock = new TestClock();
    private final Worker worker = new Worker(clock);
    private final Worker other = new Worker(clock);
    private final UUID owner = UUID.randomUUID();
    private final UUID task = UUID.randomUUID();

    @BeforeEach
    void nothing_waits_and_ada_has_a_task() throws Exception {
        sql("delete from outbox; delete from ops_alert; delete from ops_alert_throttle");
        sql(
                "insert into account (id, version, name, name_key, password_hash, zone, roles, founder, created_at) values ('"
                        + owner + "', 1, 'ada', '" + owner + "', '-', 'UTC', 'USER', false, now())");
        sql("insert into task (id, owner, title, status, work_type, urgency, minutes, energy, created_at) values ('"
                + task + "', '" + owner + "', 'Call mom', 'PENDING', 'SOCIAL', 90, 5, 'LOW', now())");
    }

    @AfterEach
    void close() {
        worker.close();
        other.close();
    }

    @Test
    void what_is_due_is_handed_over_and_settled_once() throws Exception {
        List<Long> ids = due(3);
        assertThat(worker.work()).containsExactlyElementsOf(ids);
        assertThat(worker.sent).isEqualTo(ids);
        assertThat(worker.recorded).containsExactlyInAnyOrderElementsOf(ids);
        assertThat(other.work()).isEmpty();
        assertThat(states()).isEqualTo("DELIVERED DELIVERED DELIVERED");
    }

    @Test
    void nothing_comes_before_its_time() throws Exception {
        insert(1, "interval '1 minute'");
        assertThat(worker.work()).isEmpty();
        assertThat(worker.outbox.nextDue()).contains(clock.instant().plusSeconds(60));
        clock.advance(Duration.ofMinutes(1));
        assertThat(worker.work()).hasSize(1);
        assertThat(worker.outbox.nextDue()).isEmpty();
    }

    @Test
    void two_who_claim_at_once_share_the_work_and_wait_for_nobody() throws Exception {
        due(10);
        worker.begin();
        other.begin();
        List<Claimed> mine = worker.claimOpenly(5);
        List<Claimed> theirs = other.claimOpenly(10);
        worker.commit();
        other.commit();
        assertThat(mine).hasSize(5);
        assertThat(theirs).hasSize(5);
        assertThat(mine)
                .extracting(Claimed::id)
                .doesNotContainAnyElementsOf(theirs.stream().map(Claimed::id).toList());
    }

    @Test
    void four_workers_hand_each_of_ten_thousand_over_once() throws Exception {
        due(10_000);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<Worker> workers = new ArrayList<>();
        List<Future<?>> done = new ArrayList<>();
        try {
            for (int i = 0; i < 4; i++) {
                Worker one = new Worker(clock);
                workers.add(one);
                done.add(threads.submit(() -> {
                    while (!one.work().isEmpty()) {
                        assertThat(one.recorded).hasSameSizeAs(one.sent);
                    }
                }));
            }
            for (Future<?> one : done) {
                one.get();
            }
        } finally {
            threads.shutdown();
            workers.forEach(Worker::close);
        }
        assertThat(workers.stream().flatMap(one -> one.sent.stream()).toList())
                .hasSize(10_000)
                .doesNotHaveDuplicates();
        assertThat(text("select count(*) from outbox where state = 'DELIVERED' and attempts = 1"))
                .isEqualTo("10000");
    }

    @Test
    void a_claim_is_counted_and_touches_no_index() throws Exception {
        due(50);
        worker.begin();
        assertThat(worker.claimOpenly(50)).hasSize(50).allMatch(item -> item.attempt() == 1);
        Object hot = worker.look("select pg_stat_get_xact_tuples_hot_updated(cast('outbox' as regclass))");
        worker.commit();
        assertThat(((Number) hot).intValue()).isGreaterThanOrEqualTo(30);
    }

    @Test
    void after_a_crash_between_claim_and_record_it_is_delivered_by_somebody_else() throws Exception {
        List<Long> ids = due(1);
        worker.outbox.claim("crashed", Floor.GROUND);
        assertThat(other.work()).isEmpty();
        theLeaseEnds();
        assertThat(other.work()).isEqualTo(ids);
        assertThat(text("select state || attempts from outbox")).isEqualTo("DELIVERED2");
    }

    @Test
    void a_frozen_workers_late_record_changes_nothing() throws Exception {
        due(1);
        List<Claimed> frozen = worker.outbox.claim("frozen", Floor.GROUND).items();
        theLeaseEnds();
        List<Claimed> taken = other.outbox.claim("other", Floor.GROUND).items();
        worker.dispatch.record(List.of(Outcome.handedOver(frozen.get(0))));
        worker.dispatch.record(List.of(Outcome.failed(frozen.get(0), "late")));
        assertThat(worker.recorded).isEmpty();
        assertThat(text("select state || last_error from outbox")).isEqualTo("DELIVERING");
        other.dispatch.record(List.of(Outcome.handedOver(taken.get(0))));
        assertThat(other.recorded).hasSize(1);
    }

    @Test
    void one_that_fails_climbs_the_ladder_and_is_given_up_while_others_go_out() throws Exception {
        List<Long> ids = due(20);
        long poison = ids.get(7);
        worker.refuseToSend(poison);
        assertThat(worker.work()).hasSize(20);
        assertThat(worker.recorded).hasSize(19).doesNotContain(poison);
        for (Duration pause :
                List.of(Duration.ofMinutes(1), Duration.ofMinutes(5), Duration.ofMinutes(30), Duration.ofHours(2))) {
            clock.advance(pause.minusSeconds(1));
            assertThat(worker.work()).isEmpty();
            clock.advance(Duration.ofSeconds(1));
            assertThat(worker.work()).containsExactly(poison);
        }
        assertThat(text("select state || attempts from outbox where id = " + poison))
                .isEqualTo("DEAD5");
        assertThat(text("select last_error from outbox where id = " + poison))
                .isEqualTo("java.lang.IllegalStateException");
        clock.advance(Duration.ofDays(1));
        assertThat(worker.work()).isEmpty();
    }

    @Test
    void one_that_cannot_be_recorded_fails_alone() throws Exception {
        List<Long> ids = due(33);
        worker.refuseToRecord(ids.get(20));
        worker.work();
        assertThat(worker.recorded).hasSize(32);
        assertThat(text("select state from outbox where id = " + ids.get(20))).isEqualTo("SCHEDULED");
        assertThat(text("select last_error from outbox where id = " + ids.get(20)))
                .isEqualTo("java.lang.IllegalArgumentException");
    }

    @Test
    void one_that_takes_every_worker_with_it_is_given_up_too() throws Exception {
        due(1);
        for (int crash = 0; crash < 5; crash++) {
            worker.outbox.claim("crashed", Floor.GROUND);
            theLeaseEnds();
        }
        worker.work();
        assertThat(worker.sent).isEmpty();
        assertThat(states()).isEqualTo("DEAD");
    }

    @Test
    void operators_hear_of_dead_ones_once_in_four_hours() throws Exception {
        for (int hour : new int[] {0, 1, 3, 1}) {
            clock.advance(Duration.ofHours(hour));
            sql("update outbox set attempts = 5 where id in (" + due(1).get(0) + ")");
            worker.work();
        }
        assertThat(text("select count(*) || max(severity) from ops_alert")).isEqualTo("2critical");
    }

    @Test
    void behind_its_floor_a_worker_looks_again_from_the_ground() throws Exception {
        due(2);
        Floor.Claim first = worker.outbox.claim("w", Floor.GROUND);
        assertThat(first.items()).hasSize(2);
        insert(1, "interval '-1 hour'");
        assertThat(worker.outbox.claim("w", first.next()).items()).isEmpty();
        assertThat(worker.outbox.claim("w", Floor.GROUND).items()).hasSize(1);
    }

    private void theLeaseEnds() throws SQLException {
        sql("update outbox set lease_until = clock_timestamp() - interval '1 second' where state = 'DELIVERING'");
    }

    private List<Long> due(int count) throws SQLException {
        return insert(count, "interval '0'");
    }

    private List<Long> insert(int count, String ahead) throws SQLException {
        String now = "timestamptz '" + clock.instant() + "' + " + ahead;
        List<Long> ids = new ArrayList<>();
        try (Connection connection = TestDatabase.plain().getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "insert into outbox (owner, kind, channel, task_id, idempotency_key, due_at, try_at, created_at)"
                                + " select '" + owner + "', 'REMINDER', 'LIST', '" + task + "', gen_random_uuid(), "
                                + now
                                + ", " + now + ", now() from generate_series(1, " + count + ") returning id")) {
            while (rows.next()) {
                ids.add(rows.getLong(1));
            }
        }
        return ids;
    }

    private static String states() throws SQLException {
        return text("select string_agg(state, ' ' order by id) from outbox");
    }

    private static String text(String query) throws SQLException {
        try (Connection connection = TestDatabase.plain().getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            return rows.next() ? rows.getString(1) : "";
        }
    }

    private static void sql(String statements) throws SQLException {
        try (Connection connection = TestDatabase.plain().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(statements);
        }
    }
}
