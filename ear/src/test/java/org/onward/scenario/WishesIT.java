package org.onward.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.onward.system.Answer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;
import org.onward.system.Reply;

/** Messages that want two things, and messages that were read wrongly. */
class WishesIT {
    private final Person ada = OnwardSystem.shared().newPerson("Europe/London");

    @Test
    void done_and_something_new_are_both_served_in_one_reply() {
        ada.say("polish the shoes");
        ada.press(ada.say("I have 30 minutes"), "accept");
        Answer answer = ada.post("/api/chat/messages", Map.of("text", "done, now I need to call mom"))
                .expecting(201);
        Reply reply = Reply.in(answer);
        assertThat(reply.text()).contains("Polish the shoes").contains("“Call mom”");
        assertThat(reply.text().chars().filter(mark -> mark == '?').count()).isLessThanOrEqualTo(1);
        assertThat(answer.header("Onward-Commits")).isEqualTo("1");
        assertThat(Integer.parseInt(answer.header("Onward-Statements"))).isLessThanOrEqualTo(7);
        assertThat(ada.say("whats on my list?").text()).contains("1 thing");
    }

    @Test
    void a_call_named_as_what_comes_next_stays_open() {
        ada.say("ring my brother");
        ada.say("polish the shoes");
        Reply offer = ada.say("I have 30 minutes");
        if (!offer.suggestion().path("title").asText().equals("Polish the shoes")) {
            offer = ada.press(offer, "not_this");
        }
        ada.press(offer, "accept");
        assertThat(ada.say("done — next I have to ring my brother").text()).contains("Polish the shoes");
        assertThat(ada.say("whats on my list?").text()).contains("1 thing");
        assertThat(ada.say("I have 30 minutes").suggestion().path("title").asText())
                .isEqualTo("Ring my brother");
    }

    @Test
    void done_and_what_next_celebrates_and_offers_one_thing() {
        ada.say("polish the shoes");
        ada.say("water the plants");
        ada.press(ada.say("I have 30 minutes"), "accept");
        Reply reply = ada.say("done, what should i do now");
        assertThat(reply.message().has("reward")).isTrue();
        assertThat(reply.suggestion().path("title").asText()).isNotEmpty();
    }

    @Test
    void a_task_saved_by_mistake_goes_when_the_person_says_so() {
        ada.say("paint the shed");
        Reply again = ada.say("that's not what I meant");
        assertThat(again.text()).contains("Paint the shed");
        assertThat(ada.say("whats on my list?").text()).doesNotContain("1 thing");
    }

    @Test
    void an_offer_nobody_asked_for_is_withdrawn_without_counting_as_a_decline() {
        ada.say("water the plants");
        ada.say("I have 30 minutes");
        assertThat(ada.say("no thats not what i meant").message().has("suggestion"))
                .isFalse();
        assertThat(ada.say("I have 30 minutes").suggestion().path("title").asText())
                .isEqualTo("Water the plants");
    }

    @Test
    void with_nothing_to_take_back_it_asks_for_other_words() {
        assertThat(ada.say("you misunderstood me").text()).isNotBlank();
    }
}
