package org.onward.outbox;

import java.time.Instant;
import java.util.List;

/** A way by which what is due reaches people. */
public interface Channel {
    /** Upper case, as in the outbox. */
    String name();

    /**
     * Hands one item over to the world outside, without a transaction. A channel whose messages are rows of this database has
     * nothing to do here. Throws when it did not succeed.
     */
    void send(Claimed item);

    /**
     * Settles items that were handed over, by {@link OutboxRows#settle}, and writes what follows from that in the same
     * transaction, for those alone that were settled.
     */
    void record(List<Claimed> items, Instant now);
}
