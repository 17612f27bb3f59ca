package org.onward.batch.dispatch;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.ejb.DependsOn;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.onward.database.Notifications;
import org.onward.outbox.OutboxRows;

/** Hears from every node that something may be due earlier than known, for as long as the product runs. */
@Singleton
@Startup
@DependsOn("DispatchTimer")
@TransactionManagement(TransactionManagementType.BEAN)
public class DueListener {
    private static final System.Logger LOG = System.getLogger(DueListener.class.getName());
    private static final int WAIT_MILLISECONDS = 10_000;
    private static final int RECONNECT_SECONDS = 2;

    private final CountDownLatch stopped = new CountDownLatch(1);
    private Thread thread;

    @Resource
    private ManagedThreadFactory threads;

    @Inject
    private DispatchTimer timer;

    @Inject
    private Clock clock;

    @PostConstruct
    void start() {
        thread = threads.newThread(this::listen);
        thread.setName("onward-due");
        thread.setDaemon(true);
        thread.start();
    }

    @PreDestroy
    void stop() {
        stopped.countDown();
        thread.interrupt();
    }

    private void listen() {
        while (!isStopped(0)) {
            try (Notifications notifications = Notifications.on(OutboxRows.NEW_DUE)) {
                timer.hear(clock.instant());
                while (!isStopped(0)) {
                    notifications.await(WAIT_MILLISECONDS).stream()
                            .map(heard -> Instant.ofEpochMilli(Long.parseLong(heard.payload())))
                            .min(Instant::compareTo)
                            .ifPresent(timer::hear);
                }
            } catch (Notifications.Lost | RuntimeException e) {
                if (!isStopped(RECONNECT_SECONDS)) {
                    LOG.log(System.Logger.Level.INFO, "Listening for what is due anew after {0}", e.toString());
                }
            }
        }
    }

    private boolean isStopped(int waitSeconds) {
        try {
            return stopped.await(waitSeconds, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
