package org.onward.batch.dispatch;

import jakarta.batch.api.listener.AbstractJobListener;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;

/** Looks again when a job has ended: what it could not take, and what is due next. */
@Dependent
@Named("WakeAfterwards")
public class WakeAfterwards extends AbstractJobListener {
    @Inject
    DispatchTimer timer;

    @Override
    public void afterJob() {
        timer.afterJob();
    }
}
