package org.onward.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;
import org.onward.system.Reply;

/** What is learned, where it came from, what it changes, and how it is taken back (companion spec §7.4, §10.4). */
class LearnedIT {
    private final Person ada = OnwardSystem.shared().newPerson("America/Chicago");

    private List<JsonNode> learned() {
        return StreamSupport.stream(
                        ada.get("/api/learned")
                                .expecting(200)
                                .json()
                                .path("items")
                                .spliterator(),
                        false)
                .toList();
    }

    private JsonNode kind(String kind, String workType) {
        return learned().stream()
                .filter(item -> item.path("kind").asText().equals(kind)
                        && item.path("workType").asText("").equals(workType))
                .findFirst()
                .orElseThrow(() -> new AssertionError(kind + " is not among " + learned()));
    }

    private int minutesOf(Reply saved) {
        return ada.get("/api/tasks/" + saved.understood().path("taskId").asText())
                .json()
                .path("minutes")
                .asInt();
    }

    @Test
    void nothing_is_learned_at_first() {
        assertThat(learned()).isEmpty();
        assertThat(ada.say("what have you learned about me").text()).isNotEmpty();
    }

    @Test
    void a_decline_for_time_makes_later_estimates_longer_until_it_is_taken_back() {
        int usual = minutesOf(ada.say("study the handbook"));
        ada.say("I have two hours and I'm focused");
        ada.say("that takes too long");

        JsonNode estimate = kind("estimate", "focus");
        assertThat(estimate.path("active").asBoolean()).isTrue();
        assertThat(estimate.path("amount").asDouble()).isEqualTo(1.2);
        assertThat(estimate.path("sources").path(0).path("words").asText()).contains("Study the handbook");
        assertThat(estimate.path("effect").asText()).contains("20 %");

        learned().stream()
                .filter(item -> item.path("kind").asText().equals("estimate"))
                .forEach(item ->
                        ada.delete("/api/learned/" + item.path("id").asText()).expecting(204));
        ada.delete("/api/learned/" + estimate.path("id").asText()).expecting(404);
        assertThat(minutesOf(ada.say("study the atlas"))).isEqualTo(usual);
    }

    @Test
    void an_open_task_counts_as_longer_once_similar_ones_took_longer() {
        Reply first = ada.say("study the handbook");
        ada.say("study the atlas");
        int usual = minutesOf(first);
        ada.say("I have two hours and I'm focused");
        Reply instead = ada.say("that takes too long");
        assertThat(instead.suggestion().path("minutes").asInt()).isEqualTo((int) Math.round(usual * 1.2));
        assertThat(instead.why()).anyMatch(why -> why.contains("took you longer"));
    }

    @Test
    void three_declines_in_one_part_of_the_day_hold_a_kind_of_work_back() {
        for (String todo : List.of("study the handbook", "analyze the survey", "research new phones")) {
            ada.say("I need to " + todo + ", takes 20 minutes");
            ada.press(ada.say("I have half an hour and I'm focused"), "not_this");
        }
        JsonNode affinity = kind("affinity", "focus");
        assertThat(affinity.path("active").asBoolean()).isTrue();
        assertThat(affinity.path("sources")).hasSize(3);
    }

    @Test
    void declined_while_tired_takes_more_energy_and_gentle_things_go_first() {
        Reply saved = ada.say("study the handbook, 20 minutes");
        ada.say("I have half an hour, I'm tired");
        ada.say("no, too tired for that");
        assertThat(kind("tired", "").path("active").asBoolean()).isTrue();
        assertThat(ada.get("/api/tasks/" + saved.understood().path("taskId").asText())
                        .json()
                        .path("energy")
                        .asText())
                .isEqualTo("high");
    }

    @Test
    void learning_can_be_paused_and_wiped_in_words() {
        ada.say("study the handbook");
        ada.say("I have two hours");
        ada.say("that takes too long");
        assertThat(learned()).isNotEmpty();
        ada.say("stop learning about me");
        assertThat(ada.get("/api/learned").json().path("paused").asBoolean()).isTrue();
        ada.say("start learning again");
        assertThat(ada.get("/api/learned").json().path("paused").asBoolean()).isFalse();
        Reply asked = ada.say("forget what you learned");
        ada.press(asked, "wipe_learned");
        assertThat(learned()).isEmpty();
    }

    @Test
    void everything_is_wiped_at_once() {
        ada.say("study the handbook");
        ada.say("I have two hours");
        ada.say("that takes too long");
        ada.delete("/api/learned").expecting(204);
        assertThat(learned()).isEmpty();
    }
}
