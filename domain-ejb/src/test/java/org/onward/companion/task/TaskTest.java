package org.onward.companion.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.onward.identity.UserId;
import org.onward.problem.IllegalTransition;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

class TaskTest {
    private static final Instant NOW = Instant.parse("2026-06-01T16:00:00Z");
    private static final TaskLabels LABELS = new TaskLabels(WorkType.FOCUS, 50, 30, Energy.MEDIUM);

    private static Task captured() {
        Task task = Task.captured(new UserId(UUID.randomUUID()), "Read", "read", LABELS, null, NOW);
        task.planSteps(List.of(step("Open", 2), step("Read", 25)));
        return task;
    }

    private static TaskStep step(String text, int minutes) {
        return new TaskStep(text, minutes, "Done", Optional.empty());
    }

    private static void refused(Runnable transition) {
        assertThatThrownBy(transition::run).isInstanceOf(IllegalTransition.class);
    }

    @Test
    void a_captured_task_waits_with_its_first_step_next() {
        Task task = captured();
        assertThat(task.status()).isEqualTo(TaskStatus.PENDING);
        assertThat(task.nextStep()).contains(1);
    }

    @Test
    void accepting_starts_it_and_steps_are_done_one_by_one() {
        Task task = captured();
        task.accept(NOW);
        assertThat(task.finishStep(1, NOW)).isTrue();
        assertThat(task.stepsCompleted()).isEqualTo(1);
        assertThat(task.nextStep()).contains(2);
        assertThat(task.finishStep(1, NOW)).isFalse();
        assertThat(task.finishStep(3, NOW)).isFalse();
        assertThat(task.stepsCompleted()).isEqualTo(1);
    }

    @Test
    void putting_it_back_keeps_progress_and_accepting_again_continues() {
        Task task = captured();
        task.accept(NOW);
        task.finishStep(1, NOW);
        task.putBack("[2026-06-01 11:00] put back");
        assertThat(task.status()).isEqualTo(TaskStatus.PENDING);
        task.accept(NOW.plusSeconds(60));
        assertThat(task.nextStep()).contains(2);
        assertThat(task.work().startedAt()).contains(NOW.plusSeconds(60));
    }

    @Test
    void completed_is_final() {
        Task task = captured();
        task.complete(NOW);
        refused(() -> task.complete(NOW));
        refused(() -> task.accept(NOW));
        refused(() -> task.putBack(""));
        refused(() -> task.finishStep(1, NOW));
        refused(() -> task.remove(NOW));
        refused(task::becomeContainer);
        assertThat(task.status()).isEqualTo(TaskStatus.COMPLETED);
    }

    @Test
    void a_waiting_task_has_no_steps_to_finish_and_nothing_to_put_back() {
        Task task = captured();
        refused(() -> task.finishStep(1, NOW));
        refused(() -> task.putBack(""));
        assertThat(task.stepsCompleted()).isZero();
    }

    @Test
    void a_container_is_never_worked_on_itself_and_carries_the_sum_of_its_pieces() {
        Task whole = captured();
        refused(() -> whole.addPiece("Outline", 35, Energy.MEDIUM, List.of(), NOW));
        whole.becomeContainer();
        Task first = whole.addPiece("Outline", 35, Energy.MEDIUM, List.of(step("List", 35)), NOW);
        Task second = whole.addPiece("Draft", 50, Energy.HIGH, List.of(step("Write", 50)), NOW);
        assertThat(whole.labels().minutes()).isEqualTo(85);
        assertThat(whole.pieces()).isEqualTo(2);
        assertThat(List.of(first.sequence(), second.sequence())).containsExactly(1, 2);
        assertThat(second.parent()).contains(whole);
        refused(() -> whole.accept(NOW));
        refused(() -> whole.putBack(""));
        refused(whole::becomeContainer);
    }

    @Test
    void labels_out_of_range_are_clamped() {
        TaskLabels labels = new TaskLabels(WorkType.SOCIAL, 140, 0, Energy.LOW);
        assertThat(labels.urgency()).isEqualTo(100);
        assertThat(labels.minutes()).isEqualTo(1);
    }

    @Test
    void steps_come_back_from_the_database_as_they_went() {
        StepListConverter converter = new StepListConverter();
        List<TaskStep> steps = List.of(step("Öffne \"das\" 📖\n", 2), new TaskStep("Read", 25, "", Optional.of(NOW)));
        assertThat(converter.convertToEntityAttribute(converter.convertToDatabaseColumn(steps)))
                .isEqualTo(steps);
    }
}
