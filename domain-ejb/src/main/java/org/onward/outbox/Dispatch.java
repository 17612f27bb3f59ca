package org.onward.outbox;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.Collectors;
import org.onward.rules.delivery.Deliveries;

/** Hands items over and has it recorded, so that one bad item stops nobody else's. Runs without a transaction of its own. */
@ApplicationScoped
public class Dispatch {
    private static final System.Logger LOG = System.getLogger(Dispatch.class.getName());

    @Inject
    OutboxService outbox;

    @Inject
    Channels channels;

    @Inject
    Deliveries rules;

    /** Hands one item over; an error becomes an outcome. */
    public Outcome hand(Claimed item) {
        if (rules.exhausted(item.attempt())) {
            return Outcome.failed(item, "no try ended");
        }
        try {
            channels.named(item.channel()).send(item);
            return Outcome.handedOver(item);
        } catch (RuntimeException e) {
            return Outcome.failed(item, e);
        }
    }

    /**
     * Records how a claim went, all of a channel in one transaction. When that fails it is halved until the item that cannot be
     * recorded stands alone, which then has failed.
     */
    public void record(List<Outcome> outcomes) {
        outcomes.stream()
                .collect(Collectors.groupingBy(outcome -> outcome.item().channel()))
                .forEach(this::record);
    }

    private void record(String channel, List<Outcome> outcomes) {
        try {
            outbox.record(channel, outcomes);
        } catch (RuntimeException e) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "{0} outcomes were not recorded together: {1}",
                    outcomes.size(),
                    Outcome.kindOf(e));
            if (outcomes.size() > 1) {
                int half = outcomes.size() / 2;
                record(channel, outcomes.subList(0, half));
                record(channel, outcomes.subList(half, outcomes.size()));
            } else if (outcomes.get(0).failure().isEmpty()) {
                record(channel, List.of(Outcome.failed(outcomes.get(0).item(), e)));
            } else {
                throw e;
            }
        }
    }
}
