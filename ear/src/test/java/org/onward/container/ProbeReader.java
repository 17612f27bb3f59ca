package org.onward.container;

import jakarta.batch.api.chunk.AbstractItemReader;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Named;
import java.io.Serializable;

/** Numbers from 1000 to 1099; its checkpoint is the last number read. */
@Dependent
@Named("ProbeReader")
public class ProbeReader extends AbstractItemReader {
    private int last = 999;

    @Override
    public void open(Serializable checkpoint) {
        if (checkpoint != null) {
            last = (Integer) checkpoint;
        }
    }

    @Override
    public Object readItem() {
        return last < 1099 ? ++last : null;
    }

    @Override
    public Serializable checkpointInfo() {
        return last;
    }
}
