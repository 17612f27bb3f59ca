package org.onward.lifecycle;

import jakarta.json.JsonObject;
import jakarta.persistence.EntityManager;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Clock;
import java.time.ZoneId;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.onward.chat.ChatService;
import org.onward.companion.intake.TaskChange;
import org.onward.companion.reminder.InAppChannel;
import org.onward.companion.stage.StageService;
import org.onward.conversation.Utterance;
import org.onward.database.TestDatabase;
import org.onward.identity.Caller;
import org.onward.identity.Role;
import org.onward.identity.UserId;
import org.onward.outbox.Channel;
import org.onward.outbox.Channels;
import org.onward.outbox.Claimed;
import org.onward.outbox.Dispatch;
import org.onward.outbox.Floor;
import org.onward.outbox.OutboxService;
import org.onward.outbox.Outcome;
import org.onward.rulebook.ShippedRulebook;
import org.onward.time.TestClock;

/** The product below its web layer, for one thread: its services on the test database, with a clock to move. */
final class Onward {
    private static final ZoneId ZONE = ZoneId.of("America/Chicago");

    /** Rules and tables never change while the product runs; all restarts share them. */
    private static final Map<Class<?>, Object> RULES = Wiring.producedBy(new ShippedRulebook());

    final TestClock clock = new TestClock();
    private EntityManager entities;
    private ChatService chat;
    private StageService stage;
    private OutboxService outbox;
    private Dispatch dispatch;

    Onward() {
        restart();
    }

    /** Forgets everything that is not in the database. */
    void restart() {
        if (entities != null) {
            entities.close();
        }
        entities = TestDatabase.lenientEntityManager();
        Wiring wiring = new Wiring()
                .with(Clock.class, clock)
                .with(EntityManager.class, entities)
                .with(RULES);
        wiring.with(Channels.class, new OneChannel(wiring.get(InAppChannel.class)));
        outbox = wiring.get(OutboxService.class);
        dispatch = wiring.get(Dispatch.class);
        chat = wiring.get(ChatService.class);
        stage = wiring.get(StageService.class);
    }

    /** Somebody new. */
    Caller join() {
        UUID id = UUID.randomUUID();
        try (Connection connection = TestDatabase.plain().getConnection();
                PreparedStatement insert = connection.prepareStatement(
                        "insert into account (id, version, name, name_key, password_hash, zone, roles, founder, created_at)"
                                + " values (?, 1, 'model', ?, '-', ?, 'USER', false, now())")) {
            insert.setObject(1, id);
            insert.setString(2, id.toString());
            insert.setString(3, ZONE.getId());
            insert.executeUpdate();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return new Caller(new UserId(id), ZONE, EnumSet.of(Role.USER));
    }

    /** One turn; its reply. */
    JsonObject say(Caller caller, Utterance utterance) throws Exception {
        return turn(() -> chat.say(caller, utterance, "", "").reply().payload());
    }

    /** Delivers what is due, as the job does; how many deliveries it took. */
    int deliver() throws Exception {
        List<Claimed> items = turn(() -> outbox.claim("test", Floor.GROUND)).items();
        List<Outcome> outcomes = items.stream().map(dispatch::hand).toList();
        turn(() -> {
            dispatch.record(outcomes);
            return null;
        });
        return items.size();
    }

    /** The one channel there is. */
    private static final class OneChannel extends Channels {
        private final Channel channel;

        private OneChannel(Channel channel) {
            this.channel = channel;
        }

        @Override
        public Channel named(String name) {
            return channel;
        }
    }

    /** Labels corrected by tapping, on the version that is there now. */
    void correct(Caller caller, UUID task, TaskChange change) throws Exception {
        turn(() -> stage.correct(caller, task, stage.look(caller, task).task().version(), change));
    }

    /** Everything that is stored of somebody, from an event on. */
    Stored stored(Caller caller, long afterEvent) throws Exception {
        return turn(() -> Stored.of(entities, caller.userId(), afterEvent));
    }

    private <T> T turn(Callable<T> work) throws Exception {
        try {
            return TestDatabase.inTransaction(entities, work);
        } finally {
            entities.clear();
        }
    }
}
