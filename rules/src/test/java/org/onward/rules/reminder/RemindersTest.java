package org.onward.rules.reminder;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.language.Understanding;

class RemindersTest {
    private final Reminders reminders = new Reminders();

    @ParameterizedTest
    @CsvSource({
        "remind me to buy milk, true",
        "ping me about the rice, true",
        "I need to buy milk, false",
        "remember to buy milk, false"
    })
    void a_wish_to_be_told_is_heard_without_a_time_too(String message, boolean wished) {
        assertThat(reminders.wished(message)).isEqualTo(wished);
    }

    @ParameterizedTest
    @CsvSource({"Remind me, false", "Ping me about it, false", "Call mom, true", "Remind dad, true"})
    void remind_me_names_nothing(String title, boolean names) {
        assertThat(reminders.namesSomething(title)).isEqualTo(names);
    }

    @Test
    void another_clock_time_is_a_full_minute_whenever_in_a_second_it_is_said() {
        ZoneId chicago = ZoneId.of("America/Chicago");
        Instant said = Instant.parse("2026-12-01T16:00:00.040Z");
        Understanding message = new MessageUnderstanding()
                .understand("push it to 3pm", DialogueState.IDLE, new ReferenceTime(said, chicago));

        assertThat(reminders.moved(message, said)).contains(Instant.parse("2026-12-01T21:00:00Z"));
    }
}
