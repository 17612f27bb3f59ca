package org.onward.companion.task;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.time.Instant;
import java.util.Optional;

/** Whether a task waits for something outside, and for what in the person's words (companion spec §7.1). */
@Embeddable
class Wait {
    @Column(name = "blocked_at")
    private Instant since;

    @Column(name = "blocked_reason")
    private String reason = "";

    protected Wait() {}

    static Wait none() {
        return new Wait();
    }

    void end() {
        since = null;
        reason = "";
    }

    Optional<Instant> since() {
        return Optional.ofNullable(since);
    }

    String reason() {
        return reason;
    }
}
