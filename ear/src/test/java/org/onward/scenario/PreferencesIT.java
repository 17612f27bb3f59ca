package org.onward.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.onward.system.Answer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;
import org.onward.system.Reply;

/** How somebody likes to work: told, read when plans are made, changed, dropped (companion spec §12). */
class PreferencesIT {
    private final Person ada = OnwardSystem.shared().newPerson("America/Chicago");

    private Answer put(String version, Map<String, Object> preferences) {
        return ada.send("PUT", "/api/preferences", Map.of("preferences", preferences), Map.of("If-Match", version));
    }

    private JsonNode kept() {
        return ada.get("/api/preferences").expecting(200).json().path("preferences");
    }

    @Test
    void they_are_kept_with_their_types_and_replaced_as_a_whole() {
        Answer none = ada.get("/api/preferences").expecting(200);
        assertThat(none.json().path("preferences")).isEmpty();
        assertThat(none.json().path("timezone").asText()).isEqualTo("America/Chicago");
        Map<String, Object> wanted = Map.of(
                "preferred_beverage",
                "tea",
                "prep_opt_out",
                false,
                "focus.ideal_duration",
                45,
                "phone_calls.prep_steps",
                List.of("find the number", "sit down"),
                "quiet_hours",
                "21:30-07:00");
        Answer first = put(none.header("ETag"), wanted).expecting(200);
        assertThat(kept().path("focus.ideal_duration").asInt()).isEqualTo(45);
        assertThat(kept().path("phone_calls.prep_steps")).hasSize(2);
        assertThat(kept().path("prep_opt_out").isBoolean()).isTrue();
        put(first.header("ETag"), Map.of("preferred_beverage", "coffee")).expecting(200);
        assertThat(kept()).hasSize(1);
        put(first.header("ETag"), Map.of()).expecting(412);
        ada.delete("/api/preferences").expecting(204);
        assertThat(kept()).isEmpty();
    }

    @Test
    void what_cannot_be_used_is_refused_as_a_whole_with_every_problem() {
        Answer refused = put("\"0\"", Map.of("preferred_beverage", "petrol", "nonsense", "x", "quiet_hours", "always"))
                .expecting(400);
        assertThat(refused.json().path("errors")).hasSize(3);
        assertThat(refused.body()).doesNotContain("petrol");
        assertThat(kept()).isEmpty();
    }

    @Test
    void the_wall_clock_moves_with_the_zone() {
        ada.send(
                        "PUT",
                        "/api/preferences",
                        Map.of("timezone", "Asia/Tokyo", "preferences", Map.of()),
                        Map.of("If-Match", "\"0\""))
                .expecting(200);
        assertThat(ada.get("/api/me").json().path("zone").asText()).isEqualTo("Asia/Tokyo");
        Answer unknown = ada.send(
                "PUT",
                "/api/preferences",
                Map.of("timezone", "Mars/Olympus", "preferences", Map.of()),
                Map.of("If-Match", "\"1\""));
        assertThat(unknown.status()).isEqualTo(400);
        assertThat(ada.get("/api/me").json().path("zone").asText()).isEqualTo("Asia/Tokyo");
    }

    @Test
    void tea_told_in_passing_is_in_the_next_plan_and_acknowledged_once() {
        Reply told = ada.say("I usually make tea first");
        assertThat(told.text()).contains("tea");
        assertThat(kept().path("preferred_beverage").asText()).isEqualTo("tea");
        assertThat(ada.say("call the plumber").text()).contains("tea");
        assertThat(ada.say("whats on my list?").text()).contains("1 thing");
    }

    @Test
    void just_the_task_leaves_the_preparation_out() {
        ada.say("I usually make tea first");
        ada.say("just the task, please");
        assertThat(ada.say("call the plumber").text()).doesNotContain("tea");
    }

    @Test
    void preferences_are_shown_in_words() {
        ada.say("I usually make tea first");
        assertThat(ada.say("show me my preferences").text()).contains("preferred beverage: tea");
    }

    @Test
    void one_question_a_day_is_asked_in_a_calm_moment_and_a_tap_answers_it() {
        ada.say("hello");
        ada.say("thanks");
        Reply asked = ada.say("hi");
        assertThat(asked.question()).isNotEmpty();
        ada.press(asked, "prefer:coffee");
        assertThat(kept().path("preferred_beverage").asText()).isEqualTo("coffee");
        assertThat(ada.say("hello").question()).isEmpty();
    }
}
