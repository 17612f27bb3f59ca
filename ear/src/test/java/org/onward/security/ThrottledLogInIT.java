package org.onward.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.onward.system.Answer;
import org.onward.system.OnwardServer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;

/** Guessing is slowed down, and nobody can lock anybody out. A server of its own, behind a proxy that it trusts. */
class ThrottledLogInIT {
    private static OnwardServer server;
    private static OnwardSystem onward;

    @BeforeAll
    static void start() {
        server = OnwardServer.startOwn("throttle", Map.of("ONWARD_BEHIND_PROXY", "true"));
        onward = OnwardSystem.on(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void after_some_wrong_tries_the_next_has_to_wait_and_the_owner_elsewhere_has_not() {
        Person owner = onward.newPerson();
        Answer last = guess(owner.name(), "198.51.100.7");
        // On until the wait is long enough not to pass by itself on a slow machine before the next request arrives.
        for (int i = 0; i < 40 && waitAfter(last) < 20; i++) {
            server.letPass(Duration.ofSeconds(waitAfter(last)));
            last = guess(owner.name(), "198.51.100.7");
        }

        assertThat(last.status()).isEqualTo(429);
        assertThat(waitAfter(last)).isBetween(1, 60);
        assertThat(logIn(owner, "198.51.100.7").status()).isEqualTo(429);
        assertThat(logIn(owner, "198.51.100.8").status()).isEqualTo(200);
    }

    private static int waitAfter(Answer answer) {
        return answer.status() == 429 ? Integer.parseInt(answer.header("Retry-After")) : 0;
    }

    @Test
    void waiting_is_bounded_and_then_the_right_password_works() {
        Person owner = onward.newPerson();
        while (guess(owner.name(), "198.51.100.9").status() != 429) {
            assertThat(server.isReady()).isTrue();
        }

        server.letPass(Duration.ofSeconds(61));

        assertThat(logIn(owner, "198.51.100.9").status()).isEqualTo(200);
    }

    @Test
    void an_unknown_name_is_slowed_down_the_same_and_answered_with_the_same_bytes() {
        Person owner = onward.newPerson();
        String nobody = "nobody-" + UUID.randomUUID();
        for (int i = 0; i < 6; i++) {
            Answer known = guess(owner.name(), "198.51.100.10");
            Answer unknown = guess(nobody, "198.51.100.11");
            assertThat(unknown.status()).isEqualTo(known.status());
            assertThat(known.status() == 429 ? "" : unknown.body())
                    .isEqualTo(known.status() == 429 ? "" : known.body());
        }
    }

    @Test
    void the_cookie_is_secure_when_the_proxy_speaks_https() {
        Person owner = onward.newPerson();
        Answer answer = onward.visitor()
                .send(
                        "POST",
                        "/api/session",
                        Map.of("name", owner.name(), "password", owner.password()),
                        Map.of("X-Forwarded-Proto", "https", "X-Forwarded-For", "198.51.100.12"));

        assertThat(answer.header("Set-Cookie")).contains("Secure");
        assertThat(answer.header("Strict-Transport-Security")).isNotEmpty();
    }

    private static Answer guess(String name, String address) {
        return onward.visitor()
                .send(
                        "POST",
                        "/api/session",
                        Map.of("name", name, "password", "a wrong guess"),
                        Map.of("X-Forwarded-For", "203.0.113.1, " + address));
    }

    private static Answer logIn(Person person, String address) {
        return onward.visitor()
                .send(
                        "POST",
                        "/api/session",
                        Map.of("name", person.name(), "password", person.password()),
                        Map.of("X-Forwarded-For", address));
    }
}
