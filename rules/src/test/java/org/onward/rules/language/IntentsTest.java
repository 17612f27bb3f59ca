package org.onward.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IntentsTest {
    /** Companion spec §15: the same words, another state, another meaning. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I need to finish the report | IDLE | ADD_TASK",
                "finish the dishes | IDLE | ADD_TASK",
                "finished the dishes | IDLE | COMPLETE",
                "done — next I have to ring my brother | ACTIVE | COMPLETE",
                "this is overwhelming | ACTIVE | CANNOT_FINISH",
                "everything's overwhelming | IDLE | CHAT",
                "I can't | SELECTION | REJECT",
                "I can't | ACTIVE | CANNOT_FINISH",
                "I can't | IDLE | CHAT",
                "tried it but it got complicated, anything else? | ACTIVE | REJECT",
                "what's next? | ACTIVE | NEED_HELP",
                "what's next? | IDLE | GET_TASK",
                "what should I do first? | ACTIVE | NEED_HELP",
                "what should I do first? | IDLE | GET_TASK",
                "already did that | SELECTION | REJECT",
                "I did it | ACTIVE | COMPLETE",
                "need 20 more minutes | CHECKING_IN | MORE_TIME",
                "need 20 more minutes | IDLE | GET_TASK",
                "let me do something else | ACTIVE | STOP",
                "let me do something else | SELECTION | REJECT",
                "I'm back | ACTIVE | RESUME",
                "what's in my list? | IDLE | CHAT",
                "yeah | SELECTION | ACCEPT",
                "yeah | IDLE | CHAT"
            })
    void confusable_words_mean_what_the_state_says(String text, DialogueState state, Intent intent) {
        assertThat(MessageUnderstandingTest.read(text, state).intent().intent()).isEqualTo(intent);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mend coat",
                "Rent a sander",
                "guest towels",
                "npm - audit warning",
                "Pay gas bill",
                "resupply kit",
                "call nan",
                "Open issues and prs"
            })
    void bare_to_dos_are_captured(String text) {
        IntentReading reading =
                MessageUnderstandingTest.read(text, DialogueState.IDLE).intent();
        assertThat(reading.intent()).isEqualTo(Intent.ADD_TASK);
        assertThat(reading.clear()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes", "no", "done", "sure", "next", "hi", "thanks", "stop", "help", "ok", "skip"})
    void short_commands_are_never_captured(String text) {
        for (DialogueState state : DialogueState.values()) {
            assertThat(MessageUnderstandingTest.read(text, state).intent().intent())
                    .isNotEqualTo(Intent.ADD_TASK);
        }
    }

    @Test
    void two_close_readings_are_offered_both() {
        List<IntentReading> asked = new ArrayList<>();
        for (String text : List.of(
                "not now maybe",
                "the report",
                "go on about it",
                "more of that",
                "change it",
                "start it",
                "tell me the thing",
                "check it")) {
            for (DialogueState state : DialogueState.values()) {
                IntentReading reading =
                        MessageUnderstandingTest.read(text, state).intent();
                assertThat(reading.alternative().isPresent()).isEqualTo(!reading.clear());
                if (!reading.clear()) {
                    asked.add(reading);
                }
            }
        }
        assertThat(asked)
                .isNotEmpty()
                .allSatisfy(reading -> assertThat(reading.alternative()).get().isNotEqualTo(reading.intent()));
    }

    @Test
    void scores_sum_to_one() {
        IntentReading reading = MessageUnderstandingTest.read("paint the shed", DialogueState.IDLE)
                .intent();
        assertThat(reading.scores().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .isBetween(0.999, 1.001);
        assertThat(reading.why()).isNotEmpty();
    }
}
