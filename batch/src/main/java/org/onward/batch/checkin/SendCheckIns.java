package org.onward.batch.checkin;

import jakarta.batch.api.chunk.AbstractItemWriter;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import org.onward.companion.checkin.CheckInDispatchService;
import org.onward.identity.Caller;

/** Follows up on each, in a transaction each: one that fails waits a while and stops nobody else's. */
@Dependent
@Named("SendCheckIns")
public class SendCheckIns extends AbstractItemWriter {
    private static final System.Logger LOG = System.getLogger(SendCheckIns.class.getName());

    @Inject
    CheckInDispatchService checkIns;

    @Override
    public void writeItems(List<Object> items) {
        items.stream().map(Caller.class::cast).forEach(this::send);
    }

    private void send(Caller recipient) {
        try {
            checkIns.send(recipient);
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "A check-in was not sent and waits: {0}", e.getClass());
            checkIns.putOff(recipient);
        }
    }
}
