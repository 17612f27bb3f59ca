package org.onward.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;
import org.onward.system.Reply;

/** After "done": several at once, how it felt, and taking it back (companion spec §10, §18 C-28). */
class AfterCompletionIT {
    private final Person ada = OnwardSystem.shared().newPerson();

    @Test
    void several_reported_at_once_are_closed_for_one_celebration() {
        ada.say("file the receipts");
        ada.say("wash the dishes");
        ada.say("call the plumber");
        Reply done = ada.say("I'm done with the receipts and the dishes");
        assertThat(done.text()).contains("File the receipts").contains("Wash the dishes");
        assertThat(done.message().path("reward").path("level").asText()).isNotEmpty();
        assertThat(ada.say("whats on my list?").text()).contains("1 thing");
    }

    @Test
    void one_completion_in_three_is_asked_about() {
        assertThat(finished("mop the floor").question()).isEmpty();
        assertThat(finished("fold the towels").question()).isEmpty();
        Reply third = finished("sweep the hall");
        assertThat(third.question()).isNotEmpty();
        assertThat(ada.press(third, "felt:harder").text()).isNotEmpty();
        assertThat(finished("dust the shelves").question()).isEmpty();
    }

    @Test
    void words_answer_how_it_felt_too() {
        finished("mop the floor");
        finished("fold the towels");
        finished("sweep the hall");
        assertThat(ada.say("easier than I thought").text()).doesNotContain("task");
    }

    @Test
    void sensitive_matters_are_never_asked_about() {
        finished("mop the floor");
        finished("fold the towels");
        Reply quiet = finished("call the therapist");
        assertThat(quiet.question()).isEmpty();
        assertThat(quiet.text()).doesNotContain("🎉");
    }

    @Test
    void a_mistaken_completion_is_taken_back_and_not_rewarded_again() {
        Reply done = finished("polish the shoes");
        Reply open = ada.press(done, "undo_done");
        assertThat(open.text()).contains("Polish the shoes");
        assertThat(ada.get("/api/tasks/current").json().path("state").asText()).isEqualTo("active");
        Reply again = ada.say("done");
        assertThat(again.text()).contains("Polish the shoes");
        assertThat(again.message().has("reward")).isFalse();
    }

    @Test
    void the_task_that_was_meant_is_closed_instead() {
        finished("polish the shoes");
        ada.say("wash the dishes");
        Reply moved = ada.say("not that one, I meant the dishes");
        assertThat(moved.text()).contains("Wash the dishes").contains("Polish the shoes");
        assertThat(moved.message().has("reward")).isFalse();
        assertThat(ada.say("whats on my list?").text()).contains("1 thing");
    }

    @Test
    void after_half_an_hour_done_is_done() {
        Reply done = finished("polish the shoes");
        OnwardSystem.shared().server().letPass(Duration.ofMinutes(31));
        ada.press(done, "undo_done");
        assertThat(ada.say("whats on my list?").text()).doesNotContain("1 thing");
    }

    private Reply finished(String task) {
        ada.say(task);
        return ada.press(ada.press(ada.say("I have an hour"), "accept"), "done");
    }
}
