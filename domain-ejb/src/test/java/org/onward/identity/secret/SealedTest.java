package org.onward.identity.secret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.onward.problem.Conflict;

class SealedTest {
    @Test
    void who_sealed_it_can_open_it_and_nobody_else() {
        String sealed = Sealed.seal("{\"token\":\"t\"}", "mine");

        assertThat(sealed).doesNotContain("token");
        assertThat(Sealed.open(sealed, "mine")).isEqualTo("{\"token\":\"t\"}");
        assertThatThrownBy(() -> Sealed.open(sealed, "yours")).isInstanceOf(Conflict.class);
    }
}
