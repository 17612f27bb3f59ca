package org.onward.companion.task;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** What the work on a task left behind: when it began and ended, returns to it, notes (companion spec §8.3, §9.3, §16). */
@Embeddable
public class WorkRecord {
    /** How long a completion may be taken back (spec §18, C-28). */
    private static final Duration REOPENABLE = Duration.ofMinutes(30);

    @Column(name = "started_at")
    private Instant startedAt;

    @Column(name = "completed_at")
    private Instant completedAt;

    @Enumerated(EnumType.STRING)
    @Column(name = "completed_from")
    private TaskStatus completedFrom;

    @Column(name = "reopened_at")
    private Instant reopenedAt;

    @Column(name = "resume_count")
    private int resumeCount;

    @Column(name = "last_resumed_at")
    private Instant lastResumedAt;

    @Column(name = "cannot_finish_count")
    private int cannotFinishCount;

    @Column(name = "progress_notes")
    private String progressNotes = "";

    protected WorkRecord() {}

    static WorkRecord blank() {
        return new WorkRecord();
    }

    void started(Instant now) {
        startedAt = now;
    }

    void completed(TaskStatus from, Instant now) {
        completedAt = now;
        completedFrom = from;
    }

    /** Whether a completion may still be taken back. */
    public boolean reopenable(Instant now) {
        return completedAt != null && !now.isBefore(completedAt) && !now.isAfter(completedAt.plus(REOPENABLE));
    }

    /** Takes the completion back; returns the status it had before. */
    TaskStatus reopened(Instant now) {
        completedAt = null;
        reopenedAt = now;
        return completedFrom;
    }

    void resumed(Instant at) {
        resumeCount++;
        lastResumedAt = at;
    }

    int couldNotFinish() {
        cannotFinishCount++;
        return cannotFinishCount;
    }

    void note(String line) {
        progressNotes = progressNotes.isEmpty() ? line : progressNotes + "\n" + line;
    }

    /** The latest acceptance. */
    public Optional<Instant> startedAt() {
        return Optional.ofNullable(startedAt);
    }

    public Optional<Instant> completedAt() {
        return Optional.ofNullable(completedAt);
    }

    public Optional<Instant> lastResumedAt() {
        return Optional.ofNullable(lastResumedAt);
    }

    public int resumeCount() {
        return resumeCount;
    }

    public int cannotFinishCount() {
        return cannotFinishCount;
    }

    /** Appended line by line, each with its time; for the person alone. */
    public String progressNotes() {
        return progressNotes;
    }

    /** True once a completion was taken back: the reward for it was paid then. */
    public boolean wasReopened() {
        return reopenedAt != null;
    }
}
