package org.onward.container;

import jakarta.batch.api.chunk.AbstractItemWriter;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;

/** Writes a chunk of numbers in the job's transaction. */
@Dependent
@Named("ProbeWriter")
public class ProbeWriter extends AbstractItemWriter {
    @Inject
    ProbeTable table;

    @Override
    public void writeItems(List<Object> items) {
        items.forEach(item -> table.write((Integer) item));
    }
}
