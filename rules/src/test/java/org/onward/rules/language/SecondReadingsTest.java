package org.onward.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onward.rules.explain.Explanation;

class SecondReadingsTest {
    private final SecondReadings second = new SecondReadings();

    private static IntentReading reading(Map<Intent, Double> scores, String rule) {
        return new IntentReading(
                Intent.ADD_TASK, true, Optional.empty(), scores, List.of(Explanation.of(rule, "because")));
    }

    @Test
    void the_next_best_comes_first_and_what_was_tried_is_not_tried_again() {
        IntentReading read =
                reading(Map.of(Intent.ADD_TASK, 0.6, Intent.CHAT, 0.1, Intent.COMPLETE, 0.3), "intent-clear");

        assertThat(second.next(read, List.of(Intent.ADD_TASK))).containsExactly(Intent.COMPLETE, Intent.CHAT);
        assertThat(second.next(read, List.of(Intent.ADD_TASK, Intent.COMPLETE))).containsExactly(Intent.CHAT);
    }

    @Test
    void small_talk_is_left_when_nothing_else_is() {
        IntentReading read = reading(Map.of(Intent.ADD_TASK, 0.9, Intent.FORGET, 0.1), "intent-clear");

        assertThat(second.next(read, List.of(Intent.ADD_TASK))).containsExactly(Intent.CHAT);
    }

    @Test
    void only_what_harms_nothing_is_served_without_asking() {
        assertThat(second.isServedAtOnce(Intent.CHAT)).isTrue();
        assertThat(List.of(Intent.COMPLETE, Intent.REJECT, Intent.STOP, Intent.FORGET))
                .noneMatch(second::isServedAtOnce);
    }

    @Test
    void a_reading_that_was_not_sure_offers_to_say_otherwise_and_a_set_phrase_does_not() {
        assertThat(second.doubtful(reading(Map.of(Intent.ADD_TASK, 0.5), "intent-clear")))
                .isTrue();
        assertThat(second.doubtful(reading(Map.of(Intent.ADD_TASK, 0.9), "intent-clear")))
                .isFalse();
        assertThat(second.doubtful(reading(Map.of(Intent.ADD_TASK, 0.5), "intent-set-phrase")))
                .isFalse();
    }
}
