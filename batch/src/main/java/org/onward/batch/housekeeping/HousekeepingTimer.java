package org.onward.batch.housekeeping;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.Resource;
import jakarta.ejb.Schedule;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.Timeout;
import jakarta.ejb.TimerConfig;
import jakarta.ejb.TimerService;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.inject.Inject;
import java.time.Duration;
import org.onward.batch.launch.JobLauncher;

/**
 * Starts housekeeping soon after the start, and every hour. Without a transaction, because a job has its own. Every node
 * does so; the second one finds nothing to do.
 */
@Singleton
@Startup
@TransactionManagement(TransactionManagementType.BEAN)
public class HousekeepingTimer {
    private static final String JOB = "housekeeping";
    /** The first answers come first. */
    private static final Duration AFTER_START = Duration.ofSeconds(30);

    @Resource
    TimerService timers;

    @Inject
    JobLauncher launcher;

    @PostConstruct
    void scheduleFirst() {
        timers.createSingleActionTimer(AFTER_START.toMillis(), new TimerConfig(JOB, false));
    }

    @Timeout
    void first() {
        launcher.start(JOB);
    }

    @Schedule(hour = "*", minute = "7", persistent = false)
    void hourly() {
        launcher.start(JOB);
    }
}
