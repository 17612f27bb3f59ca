package org.onward.batch.launch;

import jakarta.batch.operations.NoSuchJobExecutionException;
import jakarta.batch.runtime.BatchRuntime;
import jakarta.batch.runtime.BatchStatus;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.EnumSet;
import java.util.Properties;
import java.util.Set;

/** Starts jobs. It lives in the module of the job definitions, because every server finds them there. */
@ApplicationScoped
public class JobLauncher {
    private static final Set<BatchStatus> RUNNING =
            EnumSet.of(BatchStatus.STARTING, BatchStatus.STARTED, BatchStatus.STOPPING);

    /**
     * Starts the job of this name and does not wait for its end. Call it without a transaction: the job has its own.
     *
     * @return the execution's id in the server's job repository, which is a log and not the truth
     */
    public long start(String job) {
        return BatchRuntime.getJobOperator().start(job, new Properties());
    }

    /** Whether an execution that was started here has not ended; false for one the repository knows nothing of. */
    public boolean isRunning(long execution) {
        try {
            return execution >= 0
                    && RUNNING.contains(BatchRuntime.getJobOperator()
                            .getJobExecution(execution)
                            .getBatchStatus());
        } catch (NoSuchJobExecutionException e) {
            return false;
        }
    }
}
