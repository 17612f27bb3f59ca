package org.onward.companion.task;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.time.Instant;
import java.util.Optional;

/** When a reminder rings and whether it has; blank for everything else (companion spec §11). */
@Embeddable
class Ring {
    @Column(name = "is_reminder")
    private boolean reminder;

    @Column(name = "remind_at")
    private Instant remindAt;

    @Column(name = "reminder_status")
    private String status;

    protected Ring() {}

    static Ring none() {
        return new Ring();
    }

    static Ring at(Instant remindAt) {
        Ring ring = new Ring();
        ring.reminder = true;
        ring.remindAt = remindAt;
        ring.status = "PENDING";
        return ring;
    }

    boolean isReminder() {
        return reminder;
    }

    Optional<Instant> remindAt() {
        return Optional.ofNullable(remindAt);
    }

    void move(Instant other) {
        remindAt = other;
    }
}
