package org.onward.identity.secret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onward.problem.InvalidInput;

class PasswordHashingTest {
    private final PasswordHashing passwords = new PasswordHashing(1, 1);

    @Test
    void passwords_have_ten_to_a_thousand_characters() {
        assertThatThrownBy(() -> passwords.hash("password", "nine char")).isInstanceOf(InvalidInput.class);
        assertThatThrownBy(() -> passwords.hash("password", null)).isInstanceOf(InvalidInput.class);
        assertThatThrownBy(() -> passwords.hash("password", "x".repeat(1_001))).isInstanceOf(InvalidInput.class);
        assertThatCode(() -> passwords.hash("password", "ten chars!")).doesNotThrowAnyException();
    }

    @Test
    void a_refusal_does_not_repeat_the_password() {
        assertThatThrownBy(() -> passwords.hash("password", "hunter2"))
                .isInstanceOfSatisfying(InvalidInput.class, refusal -> assertThat(
                                refusal.issues().toString() + refusal.getMessage())
                        .doesNotContain("hunter2"));
    }

    @Test
    void configuration_cannot_make_hashing_cheap() {
        assertThat(PasswordHash.parse(passwords.hash("password", "ten chars!")).iterations())
                .isEqualTo(PasswordHashing.LEAST_ITERATIONS);
    }

    @Test
    void a_hash_with_other_parameters_is_outdated() {
        assertThat(passwords.outdated(PasswordHash.of("ten chars!", 1_000).text()))
                .isTrue();
        assertThat(passwords.outdated(passwords.hash("password", "ten chars!"))).isFalse();
    }

    @Test
    void nothing_matches_where_there_is_no_account() {
        assertThat(passwords.matches("ten chars!", Optional.empty())).isFalse();
        assertThat(passwords.matches(null, Optional.empty())).isFalse();
        assertThat(passwords.matches("-", Optional.of(passwords.hash("password", "ten chars!"))))
                .isFalse();
    }
}
