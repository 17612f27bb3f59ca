package org.onward.web.chat;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.inject.Inject;
import java.util.LinkedHashSet;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.onward.conversation.ConversationStore;
import org.onward.database.Notifications;
import org.onward.database.Notifications.Notification;
import org.onward.identity.AccountRepository;
import org.onward.identity.UserId;

/** Brings what the database tells every node to the event streams of this one, for as long as the product runs. */
@Singleton
@Startup
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
    private Streams streams;

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
            try (Notifications notifications =
                    Notifications.on(ConversationStore.NEW_MESSAGE, AccountRepository.ACCESS_ENDED)) {
                streams.hearAll();
                while (!isStopped(0)) {
                    new LinkedHashSet<>(notifications.await(WAIT_MILLISECONDS)).forEach(this::pass);
                }
            } catch (Notifications.Lost | RuntimeException e) {
                if (!isStopped(RECONNECT_SECONDS)) {
                    LOG.log(System.Logger.Level.INFO, "Listening to the database anew after {0}", e.toString());
                }
            }
        }
    }

    private void pass(Notification notification) {
        UserId owner = new UserId(UUID.fromString(notification.payload()));
        if (notification.channel().equals(AccountRepository.ACCESS_ENDED)) {
            streams.close(owner);
        } else {
            streams.hear(owner);
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
