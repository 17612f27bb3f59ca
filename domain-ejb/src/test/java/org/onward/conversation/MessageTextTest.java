package org.onward.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MessageTextTest {
    @Test
    void what_people_write_stays_as_it_is() {
        assertThat(MessageText.clean("  buy milk 🥛\r\nקנה חלב\t!  ")).isEqualTo("buy milk 🥛\nקנה חלב\t!");
    }

    @Test
    void what_no_database_can_hold_goes() {
        assertThat(MessageText.clean("a\u0000b\u0007c\uD83Dd\uDE00e")).isEqualTo("abcde");
    }

    @Test
    void the_same_letters_are_the_same_text() {
        assertThat(MessageText.clean("cafe\u0301")).isEqualTo("café");
    }

    @Test
    void any_characters_at_all_become_text_that_survives_utf_8_unchanged() {
        long seed = 20261130;
        Random random = new Random(seed);
        for (int round = 0; round < 2_000; round++) {
            StringBuilder raw = new StringBuilder();
            random.ints(40, 0, 0x10000).forEach(unit -> raw.append((char) unit));
            String clean = MessageText.clean(raw.toString());
            byte[] bytes = clean.getBytes(StandardCharsets.UTF_8);
            assertThat(new String(bytes, StandardCharsets.UTF_8))
                    .as("seed " + seed)
                    .isEqualTo(clean);
            assertThat(MessageText.clean(clean)).as("seed " + seed).isEqualTo(clean);
        }
    }
}
