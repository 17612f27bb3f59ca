package org.onward.outbox;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * Where the next claim of a worker begins to look. Rows before it were claimed already; while some old transaction keeps
 * PostgreSQL from forgetting them, walking past them again and again would take ever longer.
 */
public record Floor(Instant tryAt, long id) {
    /** From the beginning: finds expired leases and late arrivals too. */
    public static final Floor GROUND = new Floor(Instant.EPOCH, Long.MIN_VALUE);

    /** Behind the last of these, which are in order; this one when there are none. */
    Floor behind(List<Claimed> claimed) {
        if (claimed.isEmpty()) {
            return this;
        }
        Claimed last = claimed.get(claimed.size() - 1);
        return new Floor(last.tryAt(), last.id());
    }

    /**
     * What a claim brought.
     *
     * @param items in the order in which they are due
     * @param next where to look from then on
     */
    public record Claim(UUID token, List<Claimed> items, Floor next) {}
}
