package org.onward.batch.checkin;

import jakarta.batch.api.chunk.AbstractItemReader;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.Serializable;
import java.util.Iterator;
import org.onward.companion.checkin.CheckInDispatchService;
import org.onward.identity.Caller;

/** Everybody whose check-in is due as the job begins. */
@Dependent
@Named("DueCheckIns")
public class DueCheckIns extends AbstractItemReader {
    @Inject
    CheckInDispatchService checkIns;

    private Iterator<Caller> due;

    @Override
    public void open(Serializable checkpoint) {
        due = checkIns.due().iterator();
    }

    @Override
    public Object readItem() {
        return due.hasNext() ? due.next() : null;
    }
}
