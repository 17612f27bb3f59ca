package org.onward.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.onward.system.OnwardServer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;
import org.onward.system.Reply;

/** Coming back to work under way, through one gate (companion spec §8). */
class ReturnIT {
    private final OnwardServer server = OnwardSystem.shared().server();
    private final Person ada = OnwardSystem.shared().newPerson();

    @Test
    void fourteen_minutes_are_no_return() {
        working("I need to clean the kitchen");
        server.letPass(Duration.ofMinutes(14));
        assertThat(ada.say("hello").message().has("working")).isFalse();
    }

    @Test
    void after_fifteen_minutes_coming_back_is_praised_and_the_step_is_there() {
        working("I need to clean the kitchen");
        server.letPass(Duration.ofMinutes(15));
        Reply back = ada.say("I'm back");
        assertThat(back.working().path("title").asText()).isEqualTo("Clean the kitchen");
        assertThat(reward(back)).isEqualTo("low");
        assertThat(ada.say("I'm back").message().has("reward")).isFalse();
        server.letPass(Duration.ofMinutes(44));
        assertThat(reward(ada.say("I'm back"))).isEqualTo("low");
    }

    @Test
    void after_some_hours_it_says_what_is_done_and_what_is_next() {
        Reply working = working("I need to clean the bathroom");
        String first = working.working().path("steps").path(0).path("text").asText();
        ada.press(working, "step_done:1");
        server.letPass(Duration.ofHours(5));
        Reply back = ada.say("hi");
        assertThat(back.text()).contains(first).contains("Clean the bathroom");
        assertThat(back.working().path("current").asInt()).isEqualTo(2);
    }

    @Test
    void after_more_than_a_day_it_asks_and_yes_goes_on() {
        working("dust the shelves");
        server.letPass(Duration.ofHours(25));
        Reply asked = ada.say("hello");
        assertThat(asked.question()).contains("Dust the shelves");
        assertThat(asked.message().has("reward")).isFalse();
        Reply on = ada.say("yes, still on it");
        assertThat(on.working().path("title").asText()).isEqualTo("Dust the shelves");
        assertThat(reward(on)).isEqualTo("low");
    }

    @Test
    void after_more_than_a_day_it_may_go_back_to_the_list() {
        working("oil the hinges");
        server.letPass(Duration.ofHours(25));
        Reply back = ada.press(ada.say("hello"), "put_back");
        assertThat(back.text()).contains("Oil the hinges");
        assertThat(ada.get("/api/tasks/current").json().path("state").asText()).isEqualTo("idle");
        assertThat(ada.say("I have an hour").suggestion().path("title").asText())
                .isEqualTo("Oil the hinges");
    }

    @Test
    void a_returning_done_gets_one_reply_for_that_alone() {
        working("sweep the stairs");
        server.letPass(Duration.ofHours(1));
        Reply done = ada.say("done");
        assertThat(done.text()).contains("Sweep the stairs");
        assertThat(done.message().has("working")).isFalse();
        assertThat(reward(done)).isEqualTo("epic");
    }

    @Test
    void done_after_more_than_a_day_is_asked_about() {
        working("sweep the porch");
        server.letPass(Duration.ofHours(25));
        assertThat(ada.say("done").question()).isNotEmpty();
        assertThat(ada.say("the porch").text()).contains("Sweep the porch");
    }

    @Test
    void a_new_task_after_a_pause_is_captured_as_ever() {
        working("fold the laundry");
        server.letPass(Duration.ofHours(1));
        assertThat(ada.say("I need to call the dentist tomorrow")
                        .understood()
                        .path("taskId")
                        .asText())
                .isNotEmpty();
    }

    private Reply working(String task) {
        ada.say(task);
        return ada.press(ada.say("I have an hour"), "accept");
    }

    private static String reward(Reply reply) {
        return reply.message().path("reward").path("level").asText();
    }
}
