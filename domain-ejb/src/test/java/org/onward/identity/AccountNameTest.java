package org.onward.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onward.problem.InvalidInput;

class AccountNameTest {
    @Test
    void a_name_is_shown_as_typed_and_found_in_any_case() {
        AccountName name = AccountName.of("  Zoë ");

        assertThat(name.shown()).isEqualTo("Zoë");
        assertThat(name.key()).isEqualTo(AccountName.keyOf("ZOE\u0308")).isEqualTo("zoë");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "a\u0000b", "a\nb", "a\u202eb", "a\u200bb", "\ud800"})
    void a_name_is_visible(String text) {
        assertThatThrownBy(() -> AccountName.of(text)).isInstanceOf(InvalidInput.class);
    }

    @Test
    void a_name_has_at_most_64_characters_whatever_they_cost() {
        assertThat(AccountName.of("😀".repeat(64)).shown()).hasSize(128);
        assertThatThrownBy(() -> AccountName.of("x".repeat(65))).isInstanceOf(InvalidInput.class);
        assertThatThrownBy(() -> AccountName.of(null)).isInstanceOf(InvalidInput.class);
    }
}
