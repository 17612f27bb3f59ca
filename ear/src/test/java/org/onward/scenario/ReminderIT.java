package org.onward.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.onward.system.OnwardServer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;
import org.onward.system.Reply;

/** Reminders and check-ins that arrive by themselves, by the product's own timer and jobs (companion spec §6, §11). */
class ReminderIT {
    private static OnwardServer server;
    private static OnwardSystem onward;

    @BeforeAll
    static void start() {
        server = OnwardServer.startOwn("reminders", Map.of("ONWARD_DISPATCH_EVERY", "PT1S"));
        onward = OnwardSystem.on(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void a_reminder_arrives_at_its_time_once_and_its_answer_is_celebrated() {
        Person ada = onward.newPerson();
        assertThat(ada.say("remind me to call mom in an hour").text()).contains("“Call mom”");
        server.letPass(Duration.ofHours(1));
        await(() -> arrived(ada).size() == 1);
        assertThat(arrived(ada)).containsExactly("Hey, time to call mom.");
        Reply done = ada.say("I did it");
        assertThat(done.message().path("reward").path("level").asText()).isNotEmpty();
        assertThat(arrived(ada)).hasSize(1);
    }

    @Test
    void one_for_a_moment_from_now_does_not_wait_for_the_next_look() {
        Person ada = onward.newPerson();
        ada.say("remind me to stretch in a minute");
        server.letPass(Duration.ofSeconds(58));
        await(() -> !arrived(ada).isEmpty());
        assertThat(arrived(ada)).containsExactly("Hey, time to stretch.");
    }

    @Test
    void what_came_due_while_nothing_ran_comes_as_one_message() {
        Person ada = onward.newPerson();
        ada.say("remind me to call mom in an hour");
        ada.say("remind me to water the plants in 2 hours");
        ada.say("remind me to pay rent in 3 hours");
        server.stop();
        server.letPass(Duration.ofHours(6));
        server.start();
        ada.logIn();
        await(() -> !arrived(ada).isEmpty());
        assertThat(arrived(ada)).hasSize(1);
        assertThat(arrived(ada).get(0)).contains("call mom", "water the plants", "pay rent");
    }

    @Test
    void a_check_in_arrives_by_itself_and_once() {
        Person ada = onward.newPerson();
        ada.say("clean the kitchen, takes 40 minutes");
        ada.press(ada.say("I have an hour"), "accept");
        server.letPass(Duration.ofMinutes(50));
        await(() -> checkIns(ada) == 1);
        assertThat(ada.get("/api/tasks/current").json().path("state").asText()).isEqualTo("checking_in");
    }

    /** Waits for what the product does by itself; the server's own process is the pacemaker. */
    private static void await(BooleanSupplier happened) {
        for (int look = 0; look < 300 && !happened.getAsBoolean(); look++) {
            assertThat(server.endsWithin(Duration.ofMillis(200))).isFalse();
        }
    }

    private static List<String> arrived(Person person) {
        return messages(person)
                .filter(message -> message.path("from").asText().equals("onward"))
                .map(message -> message.path("texts").path(0).asText())
                .filter(text -> text.startsWith("Hey, "))
                .toList();
    }

    private static long checkIns(Person person) {
        return messages(person)
                .filter(message ->
                        message.path("question").path("options").toString().contains("still_on"))
                .count();
    }

    private static Stream<JsonNode> messages(Person person) {
        JsonNode list = person.get("/api/chat/messages").expecting(200).json();
        return StreamSupport.stream(list.path("items").spliterator(), false);
    }
}
