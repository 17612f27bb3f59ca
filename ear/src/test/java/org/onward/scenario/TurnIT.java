package org.onward.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.onward.system.Answer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;
import org.onward.system.Reply;

/** A turn is one transaction: it happens once, in order, within its budget, or not at all. */
class TurnIT {
    private static final int TABS = 12;

    private final Person ada = OnwardSystem.shared().newPerson();

    @Test
    void a_turn_takes_at_most_five_statements_and_one_commit() {
        ada.say("hello");
        within(5, Map.of("text", "call the dentist"));
        within(5, Map.of("text", "mop the floor"));
        within(5, Map.of("text", "mop the floor"));
        within(5, Map.of("text", "that's urgent"));
        Reply offer = Reply.in(within(5, Map.of("text", "I have 30 minutes")));
        Reply other = Reply.in(within(5, pressing(offer, "not_this")));
        Reply working = Reply.in(within(5, pressing(other, "accept")));
        Reply next = Reply.in(within(5, pressing(working, "step_done")));
        within(5, pressing(next, "stuck"));
        within(5, pressing(next, "done"));
        within(5, Map.of("text", "thanks"));
    }

    private Answer within(int most, Object saying) {
        Answer answer = ada.post("/api/chat/messages", saying).expecting(201);
        assertThat(Integer.parseInt(answer.header("Onward-Statements")))
                .describedAs("statements for %s", saying)
                .isBetween(2, most);
        assertThat(answer.header("Onward-Commits"))
                .describedAs("commits for %s", saying)
                .isEqualTo("1");
        return answer;
    }

    private static Map<String, Object> pressing(Reply reply, String action) {
        JsonNode button = StreamSupport.stream(reply.message().path("buttons").spliterator(), false)
                .filter(candidate -> candidate.path("action").asText().startsWith(action))
                .findFirst()
                .orElseThrow();
        return Map.of(
                "button",
                Map.of(
                        "action",
                        button.path("action").asText(),
                        "about",
                        button.path("about").asText()));
    }

    @Test
    void the_same_key_sent_at_once_from_everywhere_has_one_effect_and_one_answer() throws Exception {
        Map<String, String> key = Map.of("Idempotency-Key", UUID.randomUUID().toString());
        List<Answer> answers =
                atOnce(() -> ada.send("POST", "/api/chat/messages", Map.of("text", "renew the library card"), key));
        assertThat(answers).allMatch(answer -> answer.status() == 201);
        assertThat(answers.stream().map(Answer::body).distinct()).hasSize(1);
        assertThat(answers.stream()
                        .filter(answer -> answer.header("Idempotency-Replayed").isEmpty()))
                .hasSize(1);
        assertThat(ada.get("/api/chat/messages").json().path("items")).hasSize(2);
    }

    @Test
    void a_key_that_comes_again_with_other_words_is_refused() {
        Map<String, String> key = Map.of("Idempotency-Key", UUID.randomUUID().toString());
        ada.send("POST", "/api/chat/messages", Map.of("text", "buy stamps"), key)
                .expecting(201);
        Answer other = ada.send("POST", "/api/chat/messages", Map.of("text", "buy bread"), key);
        assertThat(other.status()).isEqualTo(422);
        assertThat(other.json().path("error").asText()).isEqualTo("idempotency_key_reused");
        assertThat(ada.say("whats on my list?").text()).contains("1 thing");
    }

    @Test
    void done_pressed_in_every_tab_at_once_celebrates_once() throws Exception {
        ada.say("polish the shoes");
        Reply working = ada.press(ada.say("I have 30 minutes"), "accept");
        List<Answer> answers = atOnce(() -> ada.post("/api/chat/messages", pressing(working, "done")));
        assertThat(answers).allMatch(answer -> answer.status() == 201);
        assertThat(answers.stream().filter(answer -> answer.json().path("reply").has("reward")))
                .hasSize(1);
    }

    @Test
    void a_step_pressed_twice_is_done_once() {
        ada.say("clean the bathroom");
        Reply working = ada.press(ada.say("I have 45 minutes"), "accept");
        ada.press(working, "step_done:1");
        Reply again = ada.press(working, "step_done:1");
        assertThat(again.working().path("current").asInt()).isEqualTo(2);
    }

    @Test
    void an_answer_is_remembered_exactly_as_it_was_given() {
        Answer given = ada.post("/api/chat/messages", Map.of("text", "hang the pictures 🖼️"))
                .expecting(201);
        JsonNode items = ada.get("/api/chat/messages").json().path("items");
        assertThat(items.path(0)).isEqualTo(given.json().path("said"));
        assertThat(items.path(1)).isEqualTo(given.json().path("reply"));
    }

    @Test
    void older_messages_come_page_by_page() {
        IntStream.range(0, 4).forEach(i -> ada.say("hello"));
        JsonNode newest = ada.get("/api/chat/messages?limit=3").json();
        assertThat(newest.path("items")).hasSize(3);
        JsonNode older = ada.get(newest.path("older").asText()).json();
        assertThat(older.path("items").path(2).path("id").asLong())
                .isLessThan(newest.path("items").path(0).path("id").asLong());
        JsonNode oldest = ada.get(older.path("older").asText()).json();
        assertThat(oldest.path("items")).hasSize(2);
        assertThat(oldest.path("older").isNull()).isTrue();
    }

    private static List<Answer> atOnce(Callable<Answer> request) throws Exception {
        ExecutorService tabs = Executors.newFixedThreadPool(TABS);
        try {
            List<Future<Answer>> sent = tabs.invokeAll(
                    IntStream.range(0, TABS).mapToObj(i -> request).toList());
            List<Answer> answers = new ArrayList<>();
            for (Future<Answer> answer : sent) {
                answers.add(answer.get());
            }
            return answers;
        } finally {
            tabs.shutdownNow();
        }
    }
}
