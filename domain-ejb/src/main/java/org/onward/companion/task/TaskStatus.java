package org.onward.companion.task;

/** The stored status of a task (companion spec §1.2); phases such as "selected" belong to the conversation. */
public enum TaskStatus {
    /** Waiting to be picked. */
    PENDING,
    /** Accepted and being worked on. */
    IN_PROGRESS,
    /** A container whose hidden pieces carry the work. */
    HAS_SUBTASKS,
    /** Done, for good. */
    COMPLETED
}
