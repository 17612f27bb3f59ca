package org.onward.batch.launch;

import jakarta.batch.runtime.BatchRuntime;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Properties;

/** Starts jobs. It lives in the module of the job definitions, because every server finds them there. */
@ApplicationScoped
public class JobLauncher {
    /**
     * Starts the job of this name and does not wait for its end. Call it without a transaction: the job has its own.
     *
     * @return the execution's id in the server's job repository, which is a log and not the truth
     */
    public long start(String job) {
        return BatchRuntime.getJobOperator().start(job, new Properties());
    }
}
