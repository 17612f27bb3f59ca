package org.onward.container;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import org.onward.outbox.Channel;
import org.onward.outbox.Claimed;
import org.onward.outbox.OutboxRows;

/** A channel that hands over to nobody: what is left is the work of dispatching. */
@ApplicationScoped
public class IdleChannel implements Channel {
    @Inject
    OutboxRows rows;

    @Override
    public String name() {
        return "IDLE";
    }

    @Override
    public void send(Claimed item) {
        // Nobody is there.
    }

    @Override
    public void record(List<Claimed> items, Instant now) {
        rows.settle(items, now);
    }
}
