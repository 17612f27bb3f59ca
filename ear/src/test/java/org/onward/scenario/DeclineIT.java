package org.onward.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.onward.system.Answer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;
import org.onward.system.Reply;

/** "Not that one", with a reason or without (companion spec §7). */
class DeclineIT {
    private final Person ada = OnwardSystem.shared().newPerson("America/Chicago");

    private String taskIn(Reply saved) {
        return saved.understood().path("taskId").asText();
    }

    private JsonNode task(String id) {
        return ada.get("/api/tasks/" + id).expecting(200).json();
    }

    @Test
    void too_long_stretches_the_task_and_something_shorter_is_named() {
        String report = taskIn(ada.say("I need to read the annual report"));
        int before = task(report).path("minutes").asInt();
        ada.say("water the plants, 10 minutes");
        ada.say("paint the shed, 50 minutes");
        Reply offer = ada.say("I have an hour and I'm focused");
        assertThat(offer.suggestion().path("title").asText()).isEqualTo("Read the annual report");

        Reply instead = ada.say("that takes too long");

        assertThat(instead.suggestion().path("title").asText()).isEqualTo("Water the plants");
        assertThat(instead.text()).contains("Water the plants");
        assertThat(task(report).path("minutes").asInt()).isEqualTo((int) Math.round(before * 1.2));
        assertThat(task(report).path("status").asText()).isEqualTo("pending");
    }

    @Test
    void a_bare_no_gets_a_named_alternative_and_one_soft_invitation_with_five_reasons() {
        ada.say("sweep the porch, 20 minutes");
        ada.say("sort the mail, 20 minutes");
        Reply offer = ada.say("I have half an hour");

        Reply other = ada.say("not that one");

        assertThat(other.suggestion().path("title").asText()).isNotEmpty();
        assertThat(other.text()).contains(other.suggestion().path("title").asText());
        JsonNode reasons = other.message().path("question").path("options");
        assertThat(StreamSupport.stream(reasons.spliterator(), false)
                        .map(button -> button.path("action").asText()))
                .containsExactly(
                        "reason:timing",
                        "reason:mood_mismatch",
                        "reason:blocked",
                        "reason:already_done",
                        "reason:general");
        assertThat(StreamSupport.stream(reasons.spliterator(), false)
                        .map(button -> button.path("about").asText()))
                .containsOnly(offer.suggestion().path("taskId").asText());
        assertThat(other.question()).doesNotContain("?");
    }

    @Test
    void a_reason_pressed_afterwards_counts_once() {
        String porch = taskIn(ada.say("sweep the porch, 20 minutes"));
        ada.say("sort the mail, 10 minutes");
        Reply offer = ada.say("I have half an hour");
        String declined = offer.suggestion().path("taskId").asText();
        Reply other = ada.press(offer, "not_this");
        Reply shorter = ada.press(other, "reason:timing");
        assertThat(shorter.suggestion().path("title").asText()).isNotEmpty();
        if (declined.equals(porch)) {
            assertThat(task(porch).path("minutes").asInt()).isEqualTo(24);
        }
        Reply again = ada.press(other, "reason:timing");
        assertThat(again.message().has("suggestion")).isFalse();
    }

    @Test
    void what_waits_is_not_offered_until_they_hear_back() {
        ada.say("I need to send the contract to Bob, takes 15 minutes");
        Reply offer = ada.say("I have half an hour");
        assertThat(offer.suggestion().path("title").asText()).isEqualTo("Send the contract to Bob");
        Reply waits = ada.say("can't do that yet, waiting on Bob");
        assertThat(waits.text()).contains("Send the contract to Bob");
        assertThat(ada.say("I have half an hour").message().has("suggestion")).isFalse();

        Reply free = ada.say("heard back from Bob");

        assertThat(free.text()).contains("Send the contract to Bob");
        assertThat(ada.say("I have half an hour").suggestion().path("title").asText())
                .isEqualTo("Send the contract to Bob");
    }

    @Test
    void what_was_done_already_is_celebrated() {
        String mail = taskIn(ada.say("sort the mail, 20 minutes"));
        ada.say("I have half an hour");
        Reply done = ada.say("already did that");
        assertThat(done.text()).contains("Sort the mail");
        assertThat(done.message().path("reward").path("level").asText()).isNotEmpty();
        assertThat(task(mail).path("status").asText()).isEqualTo("completed");
    }

    @Test
    void each_no_is_answered_more_gently_and_an_acceptance_begins_anew() {
        List.of("sweep the porch", "sort the mail", "wash the car", "mend the fence", "dust the shelves")
                .forEach(todo -> ada.say(todo + ", 20 minutes"));
        ada.say("I have an hour");
        assertThat(ada.say("nope").message().has("suggestion")).isTrue();
        assertThat(ada.say("nope").message().has("suggestion")).isTrue();
        Reply choice = ada.say("nope");
        assertThat(choice.message().has("suggestion")).isFalse();
        assertThat(choice.button("enough").path("label").asText()).isNotEmpty();
        Reply asked = ada.press(choice, "ask");
        Reply exit = ada.press(asked, "not_this");
        assertThat(exit.message().has("suggestion")).isFalse();
        ada.press(ada.say("I have an hour"), "accept");
        ada.say("stop");
        ada.say("I have an hour");
        assertThat(ada.say("nope").message().has("suggestion")).isTrue();
    }

    @Test
    void distress_comes_before_any_suggestion() {
        ada.say("sweep the porch, 20 minutes");
        ada.say("sort the mail, 20 minutes");
        ada.say("I have half an hour");
        Reply heard = ada.say("ugh, I'm so useless");
        assertThat(heard.message().has("suggestion")).isFalse();
        assertThat(heard.text()).doesNotContain("?");
    }

    @Test
    void a_decline_with_its_lessons_stays_within_the_budget_of_a_turn() {
        ada.say("I need to read the annual report");
        ada.say("sort the mail, 10 minutes");
        ada.say("I have an hour and I'm focused");
        for (String words : List.of("that takes too long", "too tired for that", "I have an hour")) {
            Answer answer =
                    ada.post("/api/chat/messages", Map.of("text", words)).expecting(201);
            assertThat(Integer.parseInt(answer.header("Onward-Statements")))
                    .as(words)
                    .isLessThanOrEqualTo(5);
            assertThat(answer.header("Onward-Commits")).as(words).isEqualTo("1");
        }
    }
}
