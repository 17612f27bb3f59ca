package org.onward.batch.dispatch;

import jakarta.batch.api.chunk.AbstractItemReader;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.ArrayDeque;
import java.util.Queue;
import org.onward.outbox.Claimed;
import org.onward.outbox.Floor;
import org.onward.outbox.OutboxService;

/**
 * Claims what is due, a chunk at a time, until nothing is. A claim commits before its first item is read, so that items are tried
 * by nobody else while they are sent; the last look begins at the bottom again, for what came in behind.
 */
@Dependent
@Named("ClaimReader")
public class ClaimReader extends AbstractItemReader {
    @Inject
    OutboxService outbox;

    private final Queue<Claimed> held = new ArrayDeque<>();
    private Floor floor = Floor.GROUND;

    @Override
    public Object readItem() {
        if (held.isEmpty()) {
            claim();
        }
        return held.poll();
    }

    private void claim() {
        take();
        if (held.isEmpty() && !floor.equals(Floor.GROUND)) {
            floor = Floor.GROUND;
            take();
        }
    }

    private void take() {
        Floor.Claim claim = outbox.claim(Thread.currentThread().getName(), floor);
        held.addAll(claim.items());
        floor = claim.next();
    }
}
