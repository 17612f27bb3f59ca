package org.onward.batch.dispatch;

import jakarta.batch.api.chunk.AbstractItemWriter;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import org.onward.outbox.Dispatch;
import org.onward.outbox.Outcome;

/** Records how a chunk went, in one commit of its own. */
@Dependent
@Named("RecordOutcomes")
public class RecordOutcomes extends AbstractItemWriter {
    @Inject
    Dispatch dispatch;

    @Override
    public void writeItems(List<Object> items) {
        dispatch.record(items.stream().map(Outcome.class::cast).toList());
    }
}
