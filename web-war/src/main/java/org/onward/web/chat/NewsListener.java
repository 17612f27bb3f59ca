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
import java.util.List;
import java.util.UUID;
import org.onward.conversation.ConversationStore;
import org.onward.database.Listening;
import org.onward.database.Notifications.Notification;
import org.onward.identity.AccountRepository;
import org.onward.identity.UserId;

/** Brings what the database tells every node to the event streams of this one, for as long as the product runs. */
@Singleton
@Startup
@TransactionManagement(TransactionManagementType.BEAN)
public class NewsListener {
    @Resource
    private ManagedThreadFactory threads;

    @Inject
    private Streams streams;

    private Listening listening;

    @PostConstruct
    void start() {
        listening = new Listening(
                threads,
                "onward-news",
                streams::hearAll,
                this::pass,
                ConversationStore.NEW_MESSAGE,
                AccountRepository.ACCESS_ENDED);
    }

    @PreDestroy
    void stop() {
        listening.close();
    }

    private void pass(List<Notification> arrived) {
        new LinkedHashSet<>(arrived).forEach(this::pass);
    }

    private void pass(Notification notification) {
        UserId owner = new UserId(UUID.fromString(notification.payload()));
        if (notification.channel().equals(AccountRepository.ACCESS_ENDED)) {
            streams.close(owner);
        } else {
            streams.hear(owner);
        }
    }
}
