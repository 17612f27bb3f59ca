package org.onward.batch.dispatch;

import jakarta.batch.api.partition.PartitionMapper;
import jakarta.batch.api.partition.PartitionPlan;
import jakarta.batch.api.partition.PartitionPlanImpl;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import org.onward.outbox.OutboxService;

/** One worker for what is usual, more when much is due; they need no plan of who takes what, because claims skip each other. */
@Dependent
@Named("DispatchPlan")
public class DispatchPlan implements PartitionMapper {
    private static final int ENOUGH_FOR_ONE = 3_000;
    private static final int MOST_WORKERS = 4;

    @Inject
    OutboxService outbox;

    @Override
    public PartitionPlan mapPartitions() {
        int due = outbox.countDue(ENOUGH_FOR_ONE * MOST_WORKERS);
        int workers = Math.min(Math.max(1, due / ENOUGH_FOR_ONE), MOST_WORKERS);
        PartitionPlanImpl plan = new PartitionPlanImpl();
        plan.setPartitions(workers);
        plan.setThreads(workers);
        return plan;
    }
}
