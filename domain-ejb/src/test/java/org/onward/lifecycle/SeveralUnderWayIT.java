package org.onward.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onward.conversation.Utterance;
import org.onward.database.TestDatabase;
import org.onward.identity.Caller;

/** Somebody returns to more than one task under way, however that came about (companion spec §8.5). */
class SeveralUnderWayIT {
    private final Onward onward = new Onward();
    private final Caller ada = onward.join();

    @BeforeEach
    void two_are_under_way_and_a_pause_is_over() throws Exception {
        say("repair the lamp");
        say("water the roses");
        say("I have an hour");
        say("sure");
        try (Connection connection = TestDatabase.plain().getConnection();
                PreparedStatement both = connection.prepareStatement(
                        "update task set status = 'IN_PROGRESS', started_at = created_at where owner = ?")) {
            both.setObject(1, ada.userId().value());
            both.executeUpdate();
        }
        onward.clock.advance(Duration.ofMinutes(20));
    }

    @Test
    void their_names_and_neither_are_the_choices_and_nothing_is_recorded_yet() throws Exception {
        JsonObject reply = say("hello");
        assertThat(reply.getJsonObject("question").getJsonArray("options")).hasSize(3);
        assertThat(reply.containsKey("reward")).isFalse();
    }

    @Test
    void the_one_that_is_named_goes_on() throws Exception {
        say("hello");
        JsonObject reply = say("the lamp");
        assertThat(reply.getJsonObject("working").getString("title")).isEqualTo("Repair the lamp");
        assertThat(reply.getJsonObject("reward").getString("level")).isEqualTo("low");
    }

    @Test
    void a_place_in_the_order_is_enough() throws Exception {
        JsonObject asked = say("hello");
        String second = asked.getJsonObject("question")
                .getJsonArray("options")
                .getJsonObject(1)
                .getString("label");
        assertThat(say("the second one").getJsonObject("working").getString("title"))
                .isEqualTo(second);
    }

    @Test
    void neither_puts_all_back_and_something_is_offered() throws Exception {
        say("hello");
        assertThat(say("neither").containsKey("suggestion")).isTrue();
    }

    private JsonObject say(String words) throws Exception {
        return onward.say(ada, Utterance.words(words));
    }
}
