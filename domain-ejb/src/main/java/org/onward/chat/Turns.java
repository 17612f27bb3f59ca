package org.onward.chat;

import jakarta.ejb.EJBException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.OptimisticLockException;
import java.sql.SQLException;
import java.util.Set;
import java.util.stream.Stream;
import org.onward.conversation.Exchange;
import org.onward.conversation.Utterance;
import org.onward.identity.Caller;

/**
 * Takes turns and takes them again when another request changed the same thing first: the loser reads anew and decides anew
 * (companion spec §1.5). The same request sent twice at once finds, the second time, the answer of the first.
 */
@ApplicationScoped
public class Turns {
    private static final int MOST_TRIES = 3;

    /** Unique violation, serialization failure, deadlock. */
    private static final Set<String> LOST_A_RACE = Set.of("23505", "40001", "40P01");

    @Inject
    private ChatService chat;

    /** See {@link ChatService#say}. */
    public Exchange say(Caller caller, Utterance utterance, String key, String requestHash) {
        for (int attempt = 1; ; attempt++) {
            try {
                return chat.say(caller, utterance, key, requestHash);
            } catch (EJBException e) {
                if (attempt == MOST_TRIES || !lostARace(e)) {
                    throw e;
                }
            }
        }
    }

    private static boolean lostARace(Throwable thrown) {
        return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause)
                .limit(20)
                .anyMatch(cause -> cause instanceof OptimisticLockException
                        || cause instanceof SQLException sql
                                && LOST_A_RACE.contains(String.valueOf(sql.getSQLState())));
    }
}
