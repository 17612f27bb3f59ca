package org.onward.rules.language.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.language.Understanding;

class TwoWishesTest {
    private static final MessageUnderstanding UNDERSTANDING = new MessageUnderstanding();
    private static final ReferenceTime MONDAY =
            new ReferenceTime(Instant.parse("2026-11-30T15:00:00Z"), ZoneId.of("Europe/London"));

    private static Understanding read(String text, DialogueState state) {
        return UNDERSTANDING.understand(text, state, MONDAY);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "done, now I need to call mom | ACTIVE | COMPLETE | ADD_TASK | Call mom",
                "done — next I have to ring my brother | ACTIVE | COMPLETE | ADD_TASK | Ring my brother",
                "done now i need to call mom | ACTIVE | COMPLETE | ADD_TASK | Call mom",
                "finished! remind me at 6pm to take the bins out | ACTIVE | COMPLETE | REMINDER | Take the bins out",
                "gotta stop here. i need to pick up ella | ACTIVE | STOP | ADD_TASK | Pick up ella",
                "ok doing it, also add buy milk | SELECTION | ACCEPT | ADD_TASK | Buy milk",
                "still working on it, oh and i need to email jo | CHECKING_IN | STILL_WORKING | ADD_TASK | Email jo"
            })
    void two_things_said_are_read_in_order(
            String text, DialogueState state, Intent first, Intent second, String title) {
        Understanding read = read(text, state);
        assertThat(read.parts()).extracting(part -> part.intent().intent()).containsExactly(first, second);
        assertThat(read.parts().get(1).title()).isEqualTo(title);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "done with the filing, what should i do now | IDLE | COMPLETE | GET_TASK",
                "paid the rent. what's next | IDLE | COMPLETE | GET_TASK",
                "add buy milk and what should i do now | IDLE | ADD_TASK | GET_TASK"
            })
    void what_to_do_next_is_a_wish_of_its_own(String text, DialogueState state, Intent first, Intent second) {
        assertThat(read(text, state).parts())
                .extracting(part -> part.intent().intent())
                .containsExactly(first, second);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wash the car, vacuum inside and buy wax",
                "sort the photos, a two-hour job",
                "write my thesis proposal, it will take 3 hours",
                "draft the announcement, about an hour",
                "not that one, something simpler",
                "tried it but it got complicated, anything else?",
                "I need to finish the report",
                "call mom and dad",
                "finished the dishes",
                "I have 30 minutes, what should I do",
                "buy milk, eggs, bread and i need to post the letter",
                "remind me at 6 to call jo and ask about friday"
            })
    void one_thing_said_stays_one(String text) {
        for (DialogueState state : DialogueState.values()) {
            assertThat(read(text, state).parts()).as(state.name()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"hi! i need to buy milk | ADD_TASK | Buy milk", "thanks, what should i do now | GET_TASK | ''"})
    void a_courtesy_is_passed_over(String text, Intent intent, String title) {
        Understanding read = read(text, DialogueState.IDLE);
        assertThat(read.parts()).isEmpty();
        assertThat(read.intent().intent()).isEqualTo(intent);
        if (intent == Intent.ADD_TASK) {
            assertThat(read.title()).isEqualTo(title);
        }
    }
}
