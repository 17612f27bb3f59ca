package org.onward.identity.secret;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PasswordHashTest {
    private static final int QUICK = 1_000;

    @Test
    void the_right_password_matches_and_another_does_not() {
        PasswordHash hash = PasswordHash.of("correct horse", QUICK);

        assertThat(hash.matches("correct horse")).isTrue();
        assertThat(hash.matches("correct horsf")).isFalse();
        assertThat(hash.matches("Correct horse")).isFalse();
    }

    @Test
    void the_same_password_never_hashes_the_same() {
        assertThat(PasswordHash.of("correct horse", QUICK).text())
                .isNotEqualTo(PasswordHash.of("correct horse", QUICK).text());
    }

    @Test
    void the_text_names_its_parameters_and_reads_back() {
        String text = PasswordHash.of("correct horse", QUICK).text();

        assertThat(text).startsWith("pbkdf2-sha512$1000$");
        assertThat(PasswordHash.parse(text).matches("correct horse")).isTrue();
    }

    @Test
    void an_umlaut_typed_in_two_keystrokes_is_the_same_umlaut() {
        assertThat(PasswordHash.of("gr\u00fcn und lang", QUICK).matches("gru\u0308n und lang"))
                .isTrue();
    }

    @Test
    void a_known_answer_of_pbkdf2_with_hmac_sha_512() {
        // First 32 bytes for password "password", salt "saltsaltsaltsalt", checked against another implementation.
        PasswordHash hash = PasswordHash.parse(
                "pbkdf2-sha512$1000$c2FsdHNhbHRzYWx0c2FsdA$715rqIr5dXOVPpBhqqsugl037zT5bWJTWYmZtIcK8hA");

        assertThat(hash.matches("password")).isTrue();
    }
}
