package org.onward.identity.throttle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.onward.database.TestDatabase;
import org.onward.problem.TooSoon;
import org.onward.time.TestClock;

class LoginThrottleServiceIT {
    private final TestClock clock = new TestClock();
    private final EntityManager em = TestDatabase.entityManager();
    private final LoginThrottleService throttle = LoginThrottleUnderTest.of(em, clock);
    private final String name = UUID.randomUUID().toString();
    private final String address = UUID.randomUUID().toString();

    @Test
    void five_tries_are_free_and_the_sixth_waits() throws Exception {
        for (int i = 0; i < 5; i++) {
            admit(name, address);
        }
        assertThatThrownBy(() -> admit(name, address)).isInstanceOf(TooSoon.class);
    }

    @Test
    void waits_double_up_to_a_minute() throws Exception {
        for (int i = 0; i < 5; i++) {
            admit(name, address);
        }
        for (int seconds : new int[] {1, 2, 4, 8, 16, 32, 60, 60}) {
            assertThat(refusal(name, address).retryAfter()).isEqualTo(Duration.ofSeconds(seconds));
            clock.advance(Duration.ofSeconds(seconds));
            admit(name, address);
        }
    }

    @Test
    void the_same_name_elsewhere_and_another_name_here_are_free() throws Exception {
        exhaust();

        assertThatCode(() -> admit(name, UUID.randomUUID().toString())).doesNotThrowAnyException();
        assertThatCode(() -> admit(UUID.randomUUID().toString(), address)).doesNotThrowAnyException();
    }

    @Test
    void one_address_cannot_try_name_after_name() throws Exception {
        for (int i = 0; i < 50; i++) {
            admit(UUID.randomUUID().toString(), address);
        }
        assertThatThrownBy(() -> admit(UUID.randomUUID().toString(), address)).isInstanceOf(TooSoon.class);
    }

    @Test
    void the_right_password_takes_its_attempts_back() throws Exception {
        for (int round = 0; round < 60; round++) {
            admit(name, address);
            TestDatabase.inTransaction(em, () -> {
                throttle.succeeded(name, address);
                return null;
            });
        }
        assertThatCode(() -> admit(name, address)).doesNotThrowAnyException();
    }

    @Test
    void everything_is_forgotten_an_hour_after_the_last_try() throws Exception {
        exhaust();
        clock.advance(Duration.ofHours(1));

        for (int i = 0; i < 5; i++) {
            admit(name, address);
        }
    }

    private void exhaust() throws Exception {
        while (catchThrowable(() -> admit(name, address)) == null) {
            assertThat(em.isOpen()).isTrue();
        }
    }

    private TooSoon refusal(String who, String where) {
        return (TooSoon) catchThrowable(() -> admit(who, where));
    }

    private void admit(String who, String where) throws Exception {
        TestDatabase.inTransaction(em, () -> {
            throttle.admit(who, where);
            return null;
        });
    }
}
