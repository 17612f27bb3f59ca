package org.onward.conversation;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.ejb.DependsOn;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.onward.database.Notifications;
import org.onward.identity.UserId;

/** Turns the database's notifications about messages into {@link News} on this node, for as long as the product runs. */
@Singleton
@Startup
@DependsOn("DatabaseStartup")
@TransactionManagement(TransactionManagementType.BEAN)
public class NewsListener {
    private static final System.Logger LOG = System.getLogger(NewsListener.class.getName());
    private static final int WAIT_MILLISECONDS = 1_000;
    private static final int RECONNECT_SECONDS = 2;

    private final CountDownLatch stopped = new CountDownLatch(1);
    private Thread thread;

    @Resource
    private ManagedThreadFactory threads;

    @Inject
    private Event<News> news;

    @PostConstruct
    void start() {
        thread = threads.newThread(this::listen);
        thread.setName("onward-news");
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
            try (Notifications notifications = Notifications.on("onward_message")) {
                news.fire(new News(Optional.empty()));
                while (!isStopped(0)) {
                    new HashSet<>(notifications.await(WAIT_MILLISECONDS))
                            .forEach(owner -> news.fire(new News(Optional.of(new UserId(UUID.fromString(owner))))));
                }
            } catch (SQLException | RuntimeException e) {
                if (!isStopped(RECONNECT_SECONDS)) {
                    LOG.log(
                            System.Logger.Level.INFO,
                            "Listening for messages anew: {0}",
                            e.getClass().getSimpleName());
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
