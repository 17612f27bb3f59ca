package org.onward.companion.task;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.identity.UserId;
import org.onward.problem.IllegalTransition;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/**
 * Something a person wants done. It is born pending with its labels and steps, is accepted, worked through step by step and
 * completed for good; a large one is a container whose pieces carry the work. It guards its own transitions (companion spec
 * §1.4–1.5) and refuses the others with {@link IllegalTransition}, having changed nothing.
 */
@Entity
@Table(name = "task")
public class Task {
    /** Longest title, in characters. */
    public static final int TITLE_LENGTH = 200;

    @Id
    private UUID id;

    private UUID owner;
    private String title;

    @Enumerated(EnumType.STRING)
    private TaskStatus status;

    @Enumerated(EnumType.STRING)
    @Column(name = "work_type")
    private WorkType workType;

    private int urgency;
    private int minutes;

    @Enumerated(EnumType.STRING)
    private Energy energy;

    private String said;

    @Convert(converter = StepListConverter.class)
    private List<TaskStep> steps;

    @Column(name = "next_step_minutes")
    private int nextStepMinutes;

    @Column(name = "steps_completed")
    private int stepsCompleted;

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "parent_id")
    private Task parent;

    private int sequence;
    private int pieces;

    @Column(name = "due_at")
    private Instant dueAt;

    @Column(name = "rejection_count")
    private int rejectionCount;

    @Column(name = "progress_notes")
    private String progressNotes;

    @Column(name = "blocked_at")
    private Instant blockedAt;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "started_at")
    private Instant startedAt;

    @Column(name = "completed_at")
    private Instant completedAt;

    @Column(name = "deleted_at")
    private Instant deletedAt;

    @Version
    private long version;

    protected Task() {}

    private Task(UserId owner, String title, TaskLabels labels, Instant now) {
        this.id = UUID.randomUUID();
        this.owner = owner.value();
        this.title = title;
        this.status = TaskStatus.PENDING;
        this.said = "";
        this.progressNotes = "";
        this.steps = List.of();
        this.createdAt = now;
        label(labels);
    }

    /** T1: a clear task with inline steps. */
    public static Task captured(
            UserId owner, String title, String said, TaskLabels labels, Instant dueAt, Instant now) {
        Task task = new Task(owner, title, labels, now);
        task.said = said;
        task.dueAt = dueAt;
        return task;
    }

    /** T2, second half: the next piece of a container. */
    public Task addPiece(
            String pieceTitle, int pieceMinutes, Energy pieceEnergy, List<TaskStep> pieceSteps, Instant now) {
        require(status == TaskStatus.HAS_SUBTASKS, "Only a large task has pieces.");
        TaskLabels labels = new TaskLabels(workType, urgency, pieceMinutes, pieceEnergy);
        Task piece = new Task(new UserId(owner), pieceTitle, labels, now);
        piece.parent = this;
        piece.dueAt = dueAt;
        piece.planSteps(pieceSteps);
        pieces++;
        piece.sequence = pieces;
        minutes = pieces == 1 ? pieceMinutes : minutes + pieceMinutes;
        return piece;
    }

    /** T2, first half: this task becomes a container. Only while nothing was done on it yet. */
    public void becomeContainer() {
        require(status == TaskStatus.PENDING && stepsCompleted == 0, "This task can't be divided now.");
        status = TaskStatus.HAS_SUBTASKS;
        planSteps(List.of());
    }

    public void planSteps(List<TaskStep> planned) {
        steps = List.copyOf(planned);
        stepsCompleted = 0;
        rememberNextStep();
    }

    /** T5. Steps done earlier stay done, so that returning to a task continues it. */
    public void accept(Instant now) {
        require(status == TaskStatus.PENDING, "This task can't be started now.");
        status = TaskStatus.IN_PROGRESS;
        startedAt = now;
    }

    /**
     * T13: the given step is done.
     *
     * @param number 1-based
     * @return true when it was open until now; false when it was done already, and nothing changed
     */
    public boolean finishStep(int number, Instant now) {
        require(status == TaskStatus.IN_PROGRESS, "Steps belong to a task you are working on.");
        if (number < 1 || number > steps.size() || steps.get(number - 1).done()) {
            return false;
        }
        List<TaskStep> next = new ArrayList<>(steps);
        next.set(number - 1, next.get(number - 1).doneAt(now));
        steps = List.copyOf(next);
        stepsCompleted++;
        rememberNextStep();
        return true;
    }

    /** T7, T8, T11: done for good. */
    public void complete(Instant now) {
        require(status != TaskStatus.COMPLETED, "This task is done already.");
        status = TaskStatus.COMPLETED;
        completedAt = now;
    }

    /** T9: back to the queue with its progress. */
    public void putBack(String note) {
        require(status == TaskStatus.IN_PROGRESS, "Only a task you are working on can be put back.");
        status = TaskStatus.PENDING;
        progressNotes = progressNotes.isEmpty() ? note : progressNotes + "\n" + note;
    }

    /** Forgets the task; its row stays for the record. */
    public void remove(Instant now) {
        require(status != TaskStatus.COMPLETED, "This task is done already.");
        deletedAt = now;
    }

    public void label(TaskLabels labels) {
        workType = labels.workType();
        urgency = labels.urgency();
        minutes = labels.minutes();
        energy = labels.energy();
    }

    public void rename(String newTitle) {
        title = newTitle;
    }

    public void due(Instant newDueAt) {
        dueAt = newDueAt;
    }

    private void rememberNextStep() {
        nextStepMinutes = nextStep().map(step -> steps.get(step - 1).minutes()).orElse(0);
    }

    private static void require(boolean allowed, String refusal) {
        if (!allowed) {
            throw new IllegalTransition(refusal, "Look at what is current, then choose again.");
        }
    }

    /** The number of the first open step, 1-based; empty when there is none. */
    public Optional<Integer> nextStep() {
        for (int i = 0; i < steps.size(); i++) {
            if (!steps.get(i).done()) {
                return Optional.of(i + 1);
            }
        }
        return Optional.empty();
    }

    public boolean open() {
        return status != TaskStatus.COMPLETED && deletedAt == null;
    }

    public UUID id() {
        return id;
    }

    public UUID owner() {
        return owner;
    }

    public String title() {
        return title;
    }

    public TaskStatus status() {
        return status;
    }

    public TaskLabels labels() {
        return new TaskLabels(workType, urgency, minutes, energy);
    }

    public String said() {
        return said;
    }

    public List<TaskStep> steps() {
        return steps;
    }

    public int stepsCompleted() {
        return stepsCompleted;
    }

    /** The container this is a piece of. */
    public Optional<Task> parent() {
        return Optional.ofNullable(parent);
    }

    /** Place among the pieces of its parent, 1-based; 0 for a task of its own. */
    public int sequence() {
        return sequence;
    }

    /** How many pieces this container has. */
    public int pieces() {
        return pieces;
    }

    public Optional<Instant> dueAt() {
        return Optional.ofNullable(dueAt);
    }

    public int rejectionCount() {
        return rejectionCount;
    }

    public boolean blocked() {
        return blockedAt != null;
    }

    public Instant createdAt() {
        return createdAt;
    }

    public Optional<Instant> startedAt() {
        return Optional.ofNullable(startedAt);
    }

    public long version() {
        return version;
    }
}
