package org.onward.batch.dispatch;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.Resource;
import jakarta.ejb.ConcurrencyManagement;
import jakarta.ejb.ConcurrencyManagementType;
import jakarta.ejb.EJBException;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.Timeout;
import jakarta.ejb.Timer;
import jakarta.ejb.TimerConfig;
import jakarta.ejb.TimerService;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.onward.batch.launch.JobLauncher;
import org.onward.companion.checkin.CheckInDispatchService;
import org.onward.outbox.OutboxService;

/**
 * Wakes at the next due time, and every so often whatever it knows. It asks the database two things when it wakes and starts a job
 * only when something is due; a job of this node that still runs is not joined by another.
 */
@Singleton
@Startup
@ConcurrencyManagement(ConcurrencyManagementType.BEAN)
@TransactionManagement(TransactionManagementType.BEAN)
public class DispatchTimer {
    private static final System.Logger LOG = System.getLogger(DispatchTimer.class.getName());
    private static final String DELIVERIES = "dispatch";
    private static final String CHECK_INS = "check-ins";
    private static final Duration AFTER_START = Duration.ofSeconds(5);

    /** A due time that was just met is looked at again this much later at the earliest. */
    private static final Duration LEAST = Duration.ofMillis(5);

    private static final Duration BETWEEN_JOBS = Duration.ofMillis(100);

    @Resource
    TimerService timers;

    @Inject
    Clock clock;

    @Inject
    JobLauncher launcher;

    @Inject
    OutboxService outbox;

    @Inject
    CheckInDispatchService checkIns;

    @Inject
    DispatchSettings settings;

    private final Object lock = new Object();
    /** Null while none waits. */
    private Timer timer;

    private long wakesAt;
    private long runningDeliveries = -1;
    private long runningCheckIns = -1;

    @PostConstruct
    void begin() {
        wakeIn(AFTER_START);
    }

    @Timeout
    void wake() {
        synchronized (lock) {
            timer = null;
        }
        Optional<Instant> next = Optional.empty();
        try {
            next = startWhatIsDue();
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "Looking for what is due did not work: {0}", e.toString());
        } finally {
            Duration every = settings.every();
            wakeIn(next.map(due -> Duration.between(clock.instant(), due))
                    .filter(wait -> wait.compareTo(every) < 0)
                    .orElse(every));
        }
    }

    /** Something may be due at this moment already. */
    public void hear(Instant due) {
        wakeIn(Duration.between(clock.instant(), due));
    }

    /** A job has ended: what it left and what is due next is looked at after a moment, so that one that cannot work does not spin. */
    public void afterJob() {
        wakeIn(BETWEEN_JOBS);
    }

    private Optional<Instant> startWhatIsDue() {
        Instant now = clock.instant();
        Optional<Instant> delivery = outbox.nextDue();
        Optional<Instant> checkIn = checkIns.nextDue();
        synchronized (lock) {
            if (isDue(delivery, now) && !launcher.isRunning(runningDeliveries)) {
                runningDeliveries = launcher.start(DELIVERIES);
            }
            if (isDue(checkIn, now) && !launcher.isRunning(runningCheckIns)) {
                runningCheckIns = launcher.start(CHECK_INS);
            }
        }
        // What was due is under way; its end wakes this timer once more.
        return Stream.of(delivery, checkIn)
                .flatMap(Optional::stream)
                .filter(due -> due.isAfter(now))
                .min(Instant::compareTo);
    }

    private static boolean isDue(Optional<Instant> due, Instant now) {
        return due.isPresent() && !due.get().isAfter(now);
    }

    /** Only ever brings the next waking forward; measured by a clock that nobody sets. */
    private void wakeIn(Duration wait) {
        Duration patient = wait.compareTo(LEAST) < 0 ? LEAST : wait;
        synchronized (lock) {
            long at = System.nanoTime() + patient.toNanos();
            if (timer != null && at >= wakesAt) {
                return;
            }
            if (timer != null) {
                cancel(timer);
            }
            wakesAt = at;
            timer = timers.createSingleActionTimer(patient.toMillis(), new TimerConfig("dispatch", false));
        }
    }

    private static void cancel(Timer earlier) {
        try {
            earlier.cancel();
        } catch (EJBException e) {
            LOG.log(System.Logger.Level.DEBUG, "The timer had fired: {0}", e.toString());
        }
    }
}
