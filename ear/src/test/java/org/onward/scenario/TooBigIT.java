package org.onward.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;
import org.onward.system.Reply;

/** "It's too big": one question first, then smaller pieces (companion spec §9). */
class TooBigIT {
    private final Person ada = OnwardSystem.shared().newPerson();

    @Test
    void progress_is_asked_first_and_pieces_follow() {
        working("write the travel report, 45 minutes");
        Reply asked = ada.say("this is too big");
        assertThat(asked.question()).contains("Write the travel report");
        Reply cut = ada.say("nothing yet");
        assertThat(cut.suggestion().path("piece").path("number").asInt()).isEqualTo(1);
        assertThat(cut.suggestion().path("piece").path("of").asInt()).isBetween(3, 5);
        assertThat(cut.suggestion().path("piece").path("toward").asText()).isEqualTo("Write the travel report");
        assertThat(cut.suggestion().path("minutes").asInt()).isBetween(15, 90);
    }

    @Test
    void pieces_of_pieces_roll_up_to_one_celebration() {
        working("write the travel report, 45 minutes");
        Reply first = ada.press(ada.press(ada.say("this is too big"), "progress:nothing"), "accept");
        assertThat(first.working().path("piece").path("number").asInt()).isEqualTo(1);
        ada.say("this is too big");
        Reply reply = ada.say("nothing yet");
        int nested = reply.suggestion().path("piece").path("of").asInt();
        assertThat(nested).isBetween(2, 3);
        int celebrated = 0;
        for (int pieces = 0; reply.message().has("suggestion") && pieces < 12; pieces++) {
            reply = ada.press(ada.press(reply, "accept"), "done");
            celebrated += reply.message().path("reward").path("level").asText().equals("epic") ? 1 : 0;
        }
        assertThat(celebrated).isEqualTo(1);
        assertThat(reply.text()).contains("Write the travel report");
        assertThat(ada.say("whats on my list?").text()).doesNotContain("1 thing");
    }

    @Test
    void the_third_time_asks_which_part_and_gives_single_actions() {
        working("write the travel report, 60 minutes");
        ada.press(ada.press(ada.say("this is too big"), "progress:nothing"), "accept");
        ada.say("this is too big");
        ada.press(ada.say("nothing yet"), "accept");
        Reply asked = ada.say("this is still too big");
        assertThat(asked.question()).isNotEmpty();
        Reply action = ada.say("the numbers from March");
        assertThat(action.suggestion().path("title").asText()).contains("the numbers from March");
        assertThat(action.suggestion().path("minutes").asInt()).isLessThanOrEqualTo(15);
    }

    @Test
    void said_of_a_mere_offer_it_is_cut_at_once() {
        ada.say("write the travel report, 45 minutes");
        ada.say("I have an hour");
        Reply cut = ada.say("this is too big");
        assertThat(cut.question()).isEmpty();
        assertThat(cut.suggestion().path("piece").path("of").asInt()).isBetween(3, 5);
    }

    @Test
    void with_nothing_under_way_nothing_is_cut() {
        ada.say("write the travel report");
        assertThat(ada.say("it's too big, can't finish it").message().has("suggestion"))
                .isFalse();
    }

    private Reply working(String task) {
        ada.say(task);
        return ada.press(ada.say("I have an hour"), "accept");
    }
}
