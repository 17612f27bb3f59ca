package org.onward.companion.task;

import jakarta.persistence.Column;
import jakarta.persistence.Embedded;
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
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.identity.UserId;
import org.onward.problem.IllegalTransition;
import org.onward.rules.vocabulary.Energy;

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

    @Embedded
    private LabelColumns labels;

    private String said;

    @Embedded
    private StepProgress progress;

    @Embedded
    private WorkRecord work;

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "parent_id")
    private Task parent;

    private int sequence;
    private int pieces;

    @Column(name = "due_at")
    private Instant dueAt;

    @Column(name = "rejection_count")
    private int rejectionCount;

    @Embedded
    private Wait waiting;

    @Embedded
    private Likeness likeness;

    @Embedded
    private Ring ring;

    @Column(name = "created_at")
    private Instant createdAt;

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
        this.progress = StepProgress.none();
        this.work = WorkRecord.blank();
        this.waiting = Wait.none();
        this.likeness = Likeness.none();
        this.ring = Ring.none();
        this.createdAt = now;
        this.labels = LabelColumns.of(labels);
    }

    /** T1: a clear task with inline steps. */
    public static Task captured(
            UserId owner, String title, String said, TaskLabels labels, Instant dueAt, Instant now) {
        Task task = new Task(owner, title, labels, now);
        task.said = said;
        task.dueAt = dueAt;
        return task;
    }

    /** T3: a reminder; only its delivery closes it. */
    public static Task reminder(
            UserId owner, String title, String said, TaskLabels labels, Instant remindAt, Instant now) {
        Task task = new Task(owner, title, labels, now);
        task.said = said;
        task.ring = Ring.at(remindAt);
        return task;
    }

    /** T2, second half: the next piece of a container. */
    public Task addPiece(
            String pieceTitle, int pieceMinutes, Energy pieceEnergy, List<TaskStep> pieceSteps, Instant now) {
        require(status == TaskStatus.HAS_SUBTASKS, "Only a large task has pieces.");
        TaskLabels own = labels();
        TaskLabels ofPiece = new TaskLabels(own.workType(), own.urgency(), pieceMinutes, pieceEnergy);
        Task piece = new Task(new UserId(owner), pieceTitle, ofPiece, now);
        piece.parent = this;
        piece.dueAt = dueAt;
        piece.likeness.set(pattern(), learnedFactor());
        piece.planSteps(pieceSteps);
        pieces++;
        piece.sequence = pieces;
        int sum = pieces == 1 ? pieceMinutes : own.minutes() + pieceMinutes;
        label(new TaskLabels(own.workType(), own.urgency(), sum, own.energy()));
        return piece;
    }

    /** T2, first half: this task becomes a container. Only while nothing was done on it yet. */
    public void becomeContainer() {
        require(
                status == TaskStatus.PENDING && progress.completed() == 0 && !isReminder(),
                "This task can't be divided now.");
        status = TaskStatus.HAS_SUBTASKS;
        planSteps(List.of());
    }

    /** T10: too large after all. What was done stays on record; pieces carry what is left. */
    public void cutUp(String note) {
        require(status == TaskStatus.IN_PROGRESS, "Only a task you are working on can be cut into pieces.");
        status = TaskStatus.HAS_SUBTASKS;
        progress.handOver();
        work.note(note);
    }

    /** Counts that this original task could not be finished as it was; returns how often by now (spec §9.2). */
    public int couldNotFinish() {
        require(open(), "This task is done already.");
        return work.couldNotFinish();
    }

    public void planSteps(List<TaskStep> planned) {
        progress.plan(planned);
    }

    /** T5. Steps done earlier stay done, so that returning to a task continues it. */
    public void accept(Instant now) {
        require(status == TaskStatus.PENDING && !isReminder(), "This task can't be started now.");
        status = TaskStatus.IN_PROGRESS;
        work.started(now);
    }

    /**
     * T13: the given step is done.
     *
     * @param number 1-based
     * @return true when it was open until now; false when it was done already, and nothing changed
     */
    public boolean finishStep(int number, Instant now) {
        require(status == TaskStatus.IN_PROGRESS, "Steps belong to a task you are working on.");
        return progress.finish(number, now);
    }

    /**
     * T13: work goes on after a pause.
     *
     * @param at when the message that ended the pause was sent
     */
    public void resume(Instant at, String note) {
        require(status == TaskStatus.IN_PROGRESS, "Only a task you are working on can be resumed.");
        work.resumed(at);
        work.note(note);
    }

    /** T7, T8, T11: done for good. */
    public void complete(Instant now) {
        require(status != TaskStatus.COMPLETED && !isReminder(), "This task is done already.");
        work.completed(status, now);
        status = TaskStatus.COMPLETED;
    }

    /** The one way out of completed: a mistaken completion is taken back within half an hour (spec §18, C-28). */
    public void reopen(Instant now) {
        require(work.reopenable(now), "This task is done and stays done.");
        status = work.reopened(now);
    }

    /** T9: back to the queue with its progress. */
    public void putBack(String note) {
        require(status == TaskStatus.IN_PROGRESS, "Only a task you are working on can be put back.");
        status = TaskStatus.PENDING;
        work.note(note);
    }

    /** Forgets the task; its row stays for the record. */
    public void remove(Instant now) {
        require(status != TaskStatus.COMPLETED, "This task is done already.");
        deletedAt = now;
    }

    public void label(TaskLabels changed) {
        labels.set(changed);
    }

    /** Similar tasks follow the same plan; empty for none in particular. */
    public void follows(String planPattern) {
        likeness.set(planPattern, learnedFactor());
    }

    /** The learned factor that the minutes contain; 0 when the person said how long it takes. */
    public void estimatedWith(double factor) {
        likeness.set(pattern(), factor);
    }

    /** What it waited for has come. */
    public void unblock() {
        waiting.end();
    }

    public void rename(String newTitle) {
        title = newTitle;
    }

    public void due(Instant newDueAt) {
        dueAt = newDueAt;
    }

    private static void require(boolean allowed, String refusal) {
        if (!allowed) {
            throw new IllegalTransition(refusal, "Look at what is current, then choose again.");
        }
    }

    /** The number of the first open step, 1-based; empty when there is none. */
    public Optional<Integer> nextStep() {
        return progress.next();
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
        return labels.get();
    }

    public String said() {
        return said;
    }

    public List<TaskStep> steps() {
        return progress.steps();
    }

    public int stepsCompleted() {
        return progress.completed();
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

    /** Whether it is delivered at a time instead of being worked on. */
    public boolean isReminder() {
        return ring.isReminder();
    }

    /** When it rings; empty for everything but a reminder. */
    public Optional<Instant> remindAt() {
        return ring.remindAt();
    }

    /** The reminder rings at another time, until it has rung. */
    public void remindAt(Instant other) {
        require(isReminder() && status == TaskStatus.PENDING, "This reminder has rung already.");
        ring.move(other);
    }

    public int rejectionCount() {
        return rejectionCount;
    }

    public boolean blocked() {
        return waiting.since().isPresent();
    }

    /** What it waits for, in the person's words; empty when they did not say. */
    public String blockedReason() {
        return waiting.reason();
    }

    /** The plan it follows, by which similar tasks are known; empty for none in particular. */
    public String pattern() {
        return likeness.pattern();
    }

    /** The learned factor that the minutes contain; 0 when the person said how long it takes. */
    public double learnedFactor() {
        return likeness.factor();
    }

    public Instant createdAt() {
        return createdAt;
    }

    /** When work on it began and ended, returns, notes. */
    public WorkRecord work() {
        return work;
    }

    public long version() {
        return version;
    }
}
