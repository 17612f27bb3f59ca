package org.onward.batch.dispatch;

import jakarta.batch.api.chunk.ItemProcessor;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import org.onward.outbox.Claimed;
import org.onward.outbox.Dispatch;

/** Hands one item over; an error is an outcome, so that it stops nobody else's. */
@Dependent
@Named("SendItem")
public class SendItem implements ItemProcessor {
    @Inject
    Dispatch dispatch;

    @Override
    public Object processItem(Object item) {
        return dispatch.hand((Claimed) item);
    }
}
