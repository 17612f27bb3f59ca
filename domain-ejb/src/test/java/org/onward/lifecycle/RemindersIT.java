package org.onward.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onward.conversation.Utterance;
import org.onward.database.TestDatabase;
import org.onward.identity.Caller;
import org.onward.json.JsonText;

/** Reminders set in conversation, delivered into it, and answered (companion spec §11). It is 10:00 in Chicago. */
class RemindersIT {
    private final Onward onward = new Onward();
    private final Caller ada = onward.join();

    @BeforeEach
    void nothing_else_waits() throws Exception {
        try (Connection connection = TestDatabase.plain().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("delete from outbox");
        }
    }

    @Test
    void it_rings_at_its_time_once_and_is_closed_by_that() throws Exception {
        assertThat(texts(say("remind me to call mom in an hour")))
                .contains("“Call mom”")
                .contains("11:00");
        assertThat(onward.deliver()).isZero();
        assertThat(states()).isEqualTo("PENDING/PENDING");
        onward.clock.advance(Duration.ofHours(1));
        assertThat(onward.deliver()).isEqualTo(1);
        assertThat(onward.deliver()).isZero();
        assertThat(spoken()).containsExactly("Hey, time to call mom.");
        assertThat(states()).isEqualTo("COMPLETED/SENT");
        assertThat(awaiting()).isEqualTo(1);
    }

    @Test
    void done_is_about_what_rang_and_is_celebrated_once() throws Exception {
        ring("remind me to call mom in an hour");
        assertThat(say("I did it").containsKey("reward")).isTrue();
        assertThat(awaiting()).isZero();
        assertThat(say("I did it").containsKey("reward")).isFalse();
    }

    @Test
    void a_time_alone_moves_it_and_only_it() throws Exception {
        ring("remind me to call mom in an hour");
        assertThat(texts(say("push it to 3pm"))).contains("“Call mom”").contains("15:00");
        assertThat(awaiting()).isZero();
        onward.clock.advance(Duration.ofHours(4));
        assertThat(onward.deliver()).isEqualTo(1);
        assertThat(spoken()).containsExactly("Hey, time to call mom.", "Hey, time to call mom.");
    }

    @Test
    void a_button_snoozes_it() throws Exception {
        ring("remind me to call mom in an hour");
        JsonObject reply = onward.say(ada, Utterance.press("snooze:10", Optional.of(rang())));
        assertThat(texts(reply)).contains("11:10");
        onward.clock.advance(Duration.ofMinutes(10));
        assertThat(onward.deliver()).isEqualTo(1);
    }

    @Test
    void not_that_one_lets_it_go() throws Exception {
        ring("remind me to call mom in an hour");
        assertThat(say("not that one").toString()).contains("“Call mom”");
        assertThat(awaiting()).isZero();
    }

    @Test
    void after_a_day_an_answer_means_something_else() throws Exception {
        ring("remind me to call mom in an hour");
        onward.clock.advance(Duration.ofHours(25));
        assertThat(say("I did it").containsKey("reward")).isFalse();
    }

    @Test
    void what_was_accepted_since_is_what_done_means() throws Exception {
        say("repair the lamp");
        ring("remind me to call mom in an hour");
        onward.clock.advance(Duration.ofMinutes(5));
        say("I have an hour");
        say("sure");
        onward.clock.advance(Duration.ofMinutes(5));
        assertThat(texts(say("done"))).contains("Repair the lamp");
        assertThat(awaiting()).isEqualTo(1);
    }

    @Test
    void several_that_piled_up_come_as_one_message() throws Exception {
        say("remind me to call mom in an hour");
        say("remind me to water the plants in 90 minutes");
        say("remind me to pay rent in 2 hours");
        onward.clock.advance(Duration.ofHours(5));
        assertThat(onward.deliver()).isEqualTo(3);
        assertThat(spoken()).hasSize(1);
        assertThat(spoken().get(0)).contains("call mom", "water the plants", "pay rent");
        assertThat(awaiting()).isEqualTo(3);
    }

    @Test
    void a_reminder_is_nobodys_work() throws Exception {
        say("remind me to call mom in an hour");
        assertThat(say("I have an hour").containsKey("suggestion")).isFalse();
        say("I need to call mom");
        assertThat(states()).isEqualTo("PENDING/PENDING PENDING/-");
    }

    @Test
    void a_ping_about_a_task_leaves_it_open_and_done_completes_it() throws Exception {
        say("remind me to buy milk");
        assertThat(texts(say("at 6pm"))).contains("“Buy milk”").contains("18:00");
        onward.clock.advance(Duration.ofHours(8));
        assertThat(onward.deliver()).isEqualTo(1);
        assertThat(states()).isEqualTo("PENDING/-");
        assertThat(texts(say("in 10 minutes"))).contains("18:10");
        onward.clock.advance(Duration.ofMinutes(10));
        assertThat(onward.deliver()).isEqualTo(1);
        assertThat(say("done").containsKey("reward")).isTrue();
        assertThat(states()).isEqualTo("COMPLETED/-");
    }

    @Test
    void taken_back_it_never_rings() throws Exception {
        JsonObject set = say("remind me to call mom in an hour");
        onward.say(
                ada,
                Utterance.press(
                        "remove", JsonText.uuid(set.getJsonArray("buttons").getJsonObject(0), "about")));
        onward.clock.advance(Duration.ofHours(2));
        assertThat(onward.deliver()).isZero();
    }

    @Test
    void a_day_that_is_a_bound_is_a_deadline_and_no_reminder() throws Exception {
        say("clean the kitchen Friday before 10pm");
        assertThat(states()).isEqualTo("PENDING/-");
        assertThat(number("select count(*) from outbox where owner = ?")).isZero();
    }

    @Test
    void without_a_subject_it_is_asked_about() throws Exception {
        assertThat(say("remind me at 6pm")).containsKey("question");
        assertThat(texts(say("call mom"))).contains("“Call mom”").contains("18:00");
    }

    @Test
    void of_a_repetition_one_is_set_and_no_more_claimed() throws Exception {
        assertThat(texts(say("remind me every weekday at 8 to stretch")))
                .contains("Tue 1 Dec 08:00")
                .containsAnyOf("one ping", "One ping");
    }

    private void ring(String words) throws Exception {
        say(words);
        onward.clock.advance(Duration.ofHours(1));
        assertThat(onward.deliver()).isEqualTo(1);
    }

    private JsonObject say(String words) throws Exception {
        return onward.say(ada, Utterance.words(words));
    }

    private static String texts(JsonObject reply) {
        return reply.getJsonArray("texts").toString();
    }

    private List<String> spoken() throws Exception {
        return rows("select payload -> 'texts' ->> 0 from message where owner = ? and task_id in"
                + " (select task_id from recent_outbound) and payload -> 'texts' ->> 0 like 'Hey%' order by id");
    }

    private String states() throws Exception {
        return String.join(
                " ",
                rows(
                        "select status || '/' || coalesce(reminder_status, '-') from task where owner = ? order by is_reminder desc"));
    }

    private int awaiting() throws Exception {
        return number("select count(*) from recent_outbound where awaiting_reply and owner = ?");
    }

    private UUID rang() throws Exception {
        return UUID.fromString(
                rows("select task_id from recent_outbound where owner = ?").get(0));
    }

    private int number(String query) throws Exception {
        return Integer.parseInt(rows(query).get(0));
    }

    private List<String> rows(String query) throws Exception {
        try (Connection connection = TestDatabase.plain().getConnection();
                PreparedStatement statement = connection.prepareStatement(query)) {
            statement.setObject(1, ada.userId().value());
            List<String> found = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    found.add(rows.getString(1));
                }
            }
            return found;
        }
    }
}
