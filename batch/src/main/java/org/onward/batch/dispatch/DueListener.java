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
import java.util.List;
import org.onward.database.Listening;
import org.onward.database.Notifications.Notification;
import org.onward.outbox.OutboxRows;

/** Hears from every node that something may be due earlier than known, for as long as the product runs. */
@Singleton
@Startup
@DependsOn("DispatchTimer")
@TransactionManagement(TransactionManagementType.BEAN)
public class DueListener {
    @Resource
    private ManagedThreadFactory threads;

    @Inject
    private DispatchTimer timer;

    @Inject
    private Clock clock;

    private Listening listening;

    @PostConstruct
    void start() {
        listening =
                new Listening(threads, "onward-due", () -> timer.hear(clock.instant()), this::hear, OutboxRows.NEW_DUE);
    }

    @PreDestroy
    void stop() {
        listening.close();
    }

    private void hear(List<Notification> arrived) {
        arrived.stream()
                .map(heard -> Instant.ofEpochMilli(Long.parseLong(heard.payload())))
                .min(Instant::compareTo)
                .ifPresent(timer::hear);
    }
}
