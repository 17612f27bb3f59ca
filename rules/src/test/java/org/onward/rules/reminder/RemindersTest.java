package org.onward.rules.reminder;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
}
