package org.onward.companion.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onward.database.TestDatabase;
import org.onward.identity.UserId;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/** What a task may become, as PostgreSQL sees it: whoever writes, past the entity too. */
class TaskLifeIT {
    private static final Instant NOW = Instant.parse("2026-06-01T16:00:00Z");
    private static final TaskLabels LABELS = new TaskLabels(WorkType.FOCUS, 50, 30, Energy.MEDIUM);
    private static final List<TaskStep> STEPS = List.of(
            new TaskStep("Open", 2, "Open", Optional.empty()), new TaskStep("Read", 25, "Read", Optional.empty()));

    private final EntityManager em = TestDatabase.entityManager();
    private final TaskRepository repository = new TaskRepository();
    private final UserId ada = new UserId(UUID.randomUUID());

    @BeforeEach
    void ada_has_an_account() throws Exception {
        sql(
                "insert into account (id, version, name, name_key, password_hash, zone, roles, founder, created_at) values ('"
                        + ada + "', 0, 'ada', '" + ada + "', 'none', 'UTC', 'USER', false, now())");
        repository.entities = em;
    }

    @AfterEach
    void close() {
        em.close();
    }

    @Test
    void work_goes_there_and_back() throws Exception {
        Task task = stored(captured());
        change(() -> task.accept(NOW));
        change(() -> task.finishStep(1, NOW));
        change(() -> task.resume(NOW.plusSeconds(3600), "[2026-06-01 17:00] Resumed"));
        change(() -> task.putBack("[2026-06-01 17:10] put back"));
        assertThat(text("select status || steps_completed || resume_count from task where id = '" + task.id() + "'"))
                .isEqualTo("PENDING11");
    }

    @Test
    void completed_stays_completed_but_for_a_correction_within_half_an_hour() throws Exception {
        Task task = stored(captured());
        change(() -> task.accept(NOW));
        change(() -> task.complete(NOW));
        refused("update task set status = 'PENDING', completed_at = null where id = '" + task.id() + "'");
        refused("update task set status = 'IN_PROGRESS', completed_at = null, reopened_at = timestamptz '"
                + NOW.plus(Duration.ofMinutes(31)) + "' where id = '" + task.id() + "'");
        change(() -> task.reopen(NOW.plus(Duration.ofMinutes(30))));
        assertThat(text("select status from task where id = '" + task.id() + "'"))
                .isEqualTo("IN_PROGRESS");
    }

    @Test
    void a_container_is_neither_worked_on_nor_declined_and_is_done_with_its_last_piece() throws Exception {
        Task whole = captured();
        whole.becomeContainer();
        Task piece = whole.addPiece("Outline", 35, Energy.MEDIUM, STEPS, NOW);
        stored(whole, piece);
        refused("update task set status = 'IN_PROGRESS' where id = '" + whole.id() + "'");
        refused("update task set rejection_count = 1 where id = '" + whole.id() + "'");
        refused("update task set status = 'COMPLETED', completed_at = now() where id = '" + whole.id() + "'");
        change(() -> {
            piece.complete(NOW);
            whole.complete(NOW);
        });
        assertThat(text("select status from task where id = '" + whole.id() + "'"))
                .isEqualTo("COMPLETED");
    }

    @Test
    void a_waiting_task_has_no_steps_done_and_no_returns() throws Exception {
        Task task = stored(captured());
        refused("update task set steps_completed = 1 where id = '" + task.id() + "'");
        refused("update task set resume_count = 1 where id = '" + task.id() + "'");
    }

    @Test
    void a_task_never_begins_under_way_and_pieces_lie_in_containers() throws Exception {
        Task task = stored(captured());
        String columns = "insert into task (id, owner, title, status, work_type, urgency, minutes, energy, parent_id,"
                + " sequence, created_at) values (gen_random_uuid(), '" + ada + "', 'Read', ";
        refused(columns + "'IN_PROGRESS', 'FOCUS', 50, 30, 'LOW', null, 0, now())");
        refused(columns + "'PENDING', 'FOCUS', 50, 30, 'LOW', '" + task.id() + "', 1, now())");
    }

    @Test
    void a_family_is_read_as_a_whole_from_any_of_its_members() throws Exception {
        Task whole = captured();
        whole.becomeContainer();
        Task first = whole.addPiece("Outline", 35, Energy.MEDIUM, STEPS, NOW);
        Task second = whole.addPiece("Draft", 50, Energy.HIGH, STEPS, NOW);
        stored(whole, first, second);
        change(() -> first.accept(NOW));
        List<Task> halves = new ArrayList<>();
        change(() -> {
            first.cutUp("[2026-06-01 16:00] CANNOT_FINISH: nothing yet");
            halves.add(first.addPiece("Half", 20, Energy.MEDIUM, STEPS, NOW));
            halves.add(first.addPiece("Other half", 15, Energy.MEDIUM, STEPS, NOW));
            halves.forEach(em::persist);
        });
        em.clear();
        TaskFamily family = repository.familyOf(ada, halves.get(0).id()).orElseThrow();
        assertThat(family.original().title()).isEqualTo("Read");
        assertThat(family.nextPiece()).map(Task::title).contains("Other half");
        assertThat(family.finishedContainers()).isEmpty();
        assertThat(family.openBelow(family.original())).hasSize(4);
        assertThat(repository.familyOf(new UserId(UUID.randomUUID()), first.id()))
                .isEmpty();
    }

    private Task captured() {
        Task task = Task.captured(ada, "Read", "read", LABELS, null, NOW);
        task.planSteps(STEPS);
        return task;
    }

    private Task stored(Task... tasks) throws Exception {
        change(() -> List.of(tasks).forEach(em::persist));
        return tasks[0];
    }

    private void change(Runnable work) throws Exception {
        TestDatabase.inTransaction(em, () -> {
            work.run();
            return null;
        });
    }

    private void sql(String statement) throws Exception {
        try (var connection = TestDatabase.plain().getConnection();
                var sql = connection.createStatement()) {
            sql.execute(statement);
        }
    }

    private void refused(String statement) {
        assertThatThrownBy(() -> sql(statement)).hasMessageContaining("ERROR");
    }

    private String text(String query) throws Exception {
        try (var connection = TestDatabase.plain().getConnection();
                var sql = connection.createStatement();
                var rows = sql.executeQuery(query)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
