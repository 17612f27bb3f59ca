package org.onward.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;
import org.onward.system.Reply;

/** From the first words to a finished task. */
class FirstTaskIT {
    private final Person ada = OnwardSystem.shared().newPerson("America/Chicago");

    @Test
    void a_task_is_captured_offered_worked_through_and_done() {
        Reply saved = ada.say("sort the receipts, takes 20 minutes");
        assertThat(saved.text()).contains("Sort the receipts").contains("20 minutes");
        assertThat(saved.understood().path("pieces")).hasSize(5);

        Reply offer = ada.say("I have 30 minutes, I'm tired");
        assertThat(offer.suggestion().path("title").asText()).isEqualTo("Sort the receipts");
        assertThat(offer.why()).isNotEmpty();

        Reply started = ada.press(offer, "accept");
        JsonNode steps = started.working().path("steps");
        assertThat(steps.size()).isBetween(2, 4);
        assertThat(started.text()).contains(steps.path(0).path("text").asText());

        Reply reply = started;
        for (int step = 1; step < steps.size(); step++) {
            reply = ada.press(reply, "step_done:" + step);
            assertThat(reply.working().path("current").asInt()).isEqualTo(step + 1);
        }
        Reply done = ada.press(reply, "done");
        assertThat(done.text()).contains("Sort the receipts");
        assertThat(done.message().path("reward").path("level").asText()).isEqualTo("epic");
        assertThat(ada.say("I have 30 minutes").message().has("suggestion")).isFalse();
    }

    @Test
    void words_do_all_that_buttons_do() {
        ada.say("water the plants");
        ada.say("what can I do now? I have half an hour");
        assertThat(ada.say("sure").working().path("current").asInt()).isEqualTo(1);
        assertThat(ada.say("done").text()).contains("Water the plants");
    }

    @Test
    void a_large_task_shows_one_piece_at_a_time_and_is_done_with_its_last() {
        Reply saved = ada.say("write my thesis proposal, it will take 3 hours");
        assertThat(saved.text()).contains("Write my thesis proposal").doesNotContain("2.");
        Reply reply = ada.say("I have 90 minutes and I feel focused");
        int pieces = reply.suggestion().path("piece").path("of").asInt();
        assertThat(pieces).isBetween(4, 7);
        for (int piece = 1; piece <= pieces; piece++) {
            assertThat(reply.suggestion().path("piece").path("number").asInt()).isEqualTo(piece);
            reply = ada.press(ada.press(reply, "accept"), "done");
        }
        assertThat(reply.text()).contains("Write my thesis proposal");
        assertThat(reply.message().path("reward").path("level").asText()).isEqualTo("epic");
    }

    @Test
    void a_finished_task_is_found_by_its_name() {
        ada.say("call the plumber");
        ada.say("file the tax papers");
        assertThat(ada.say("I called the plumber").text()).contains("Call the plumber");
        assertThat(ada.say("whats on my list?").text()).contains("1 thing");
    }

    @Test
    void saying_it_twice_keeps_one_task() {
        ada.say("pay the water bill");
        Reply twice = ada.say("pay water bill");
        assertThat(twice.text()).contains("Pay the water bill");
        assertThat(ada.say("whats on my list?").text()).contains("1 thing");
    }

    @Test
    void what_it_is_gets_asked_three_times_at_most() {
        assertThat(ada.say("do the thing").question()).isNotEmpty();
        assertThat(ada.say("the thing").question()).isNotEmpty();
        assertThat(ada.say("that stuff").question()).isNotEmpty();
        Reply kept = ada.say("the thing");
        assertThat(kept.question()).isEmpty();
        assertThat(kept.understood().path("taskId").asText()).isNotEmpty();
    }

    @Test
    void a_remark_right_after_a_capture_corrects_it() {
        ada.say("email the landlord");
        assertThat(ada.say("that's urgent").text()).contains("Email the landlord");
        JsonNode understood = ada.say("that'll take 25 minutes").understood();
        assertThat(understood.path("pieces").path(1).path("value").asText()).isEqualTo("25");
        assertThat(understood.path("pieces").path(2).path("value").asText()).isEqualTo("90");
        ada.say("never mind");
        assertThat(ada.say("whats on my list?").text()).doesNotContain("1 thing");
    }

    @Test
    void declines_are_met_with_an_alternative_then_a_way_out() {
        for (String todo : new String[] {"sweep the porch", "sort the mail", "wash the car", "mend the fence"}) {
            ada.say(todo);
        }
        Reply offer = ada.say("I have an hour");
        String first = offer.suggestion().path("title").asText();
        Reply second = ada.press(offer, "not_this");
        assertThat(second.suggestion().path("title").asText()).isNotEmpty().isNotEqualTo(first);
        Reply third = ada.press(second, "not_this");
        assertThat(third.suggestion().path("title").asText())
                .isNotIn(first, second.suggestion().path("title").asText());
        Reply choice = ada.press(third, "not_this");
        assertThat(choice.message().has("suggestion")).isFalse();
        assertThat(choice.button("enough").path("label").asText()).isNotEmpty();
    }

    @Test
    void stopping_keeps_what_was_done() {
        ada.say("clean the kitchen");
        Reply working = ada.press(ada.say("I have 45 minutes"), "accept");
        Reply second = ada.press(working, "step_done:1");
        ada.press(second, "stop");
        Reply again = ada.press(ada.say("I have 45 minutes"), "accept");
        assertThat(again.working().path("current").asInt()).isEqualTo(2);
    }

    @Test
    void nothing_fitting_is_said_with_the_shortest_length() {
        ada.say("paint the fence, 50 minutes");
        Reply reply = ada.say("I have 4 minutes");
        assertThat(reply.message().has("suggestion") || reply.text().contains("50"))
                .isTrue();
    }
}
