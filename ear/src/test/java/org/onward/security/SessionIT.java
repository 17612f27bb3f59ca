package org.onward.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.onward.system.Answer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;

/** Sessions are hard to steal, and end when they are told to. */
class SessionIT {
    private final OnwardSystem onward = OnwardSystem.shared();

    @Test
    void a_session_that_somebody_planted_is_not_the_one_after_log_in() {
        Person person = onward.newPerson();
        String planted = "onward_session=" + "A".repeat(43);

        Answer answer = person.send("POST", "/api/session", credentials(person), Map.of("Cookie", planted));

        assertThat(answer.expecting(200).header("Set-Cookie")).doesNotContain("AAAA");
        assertThat(nameSeenWith(planted)).isEmpty();
    }

    @Test
    void logging_in_again_ends_the_session_before() {
        Person person = onward.newPerson();
        String before = person.credentials().get("Cookie");

        person.send("POST", "/api/session", credentials(person), Map.of()).expecting(200);

        assertThat(nameSeenWith(before)).isEmpty();
        assertThat(nameSeenWith(person.credentials().get("Cookie"))).isEqualTo(person.name());
    }

    @Test
    void the_cookie_is_out_of_reach_for_scripts_and_other_sites() {
        Person person = onward.newPerson();
        Answer answer = person.send("POST", "/api/session", credentials(person), Map.of());

        assertThat(answer.header("Set-Cookie")).contains("HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=7776000");
    }

    @Test
    void logging_out_everywhere_ends_every_session_at_once() {
        Person person = onward.newPerson();
        String here = person.credentials().get("Cookie");
        String there = otherSession(person);

        person.delete("/api/session?everywhere=true").expecting(204);

        assertThat(nameSeenWith(here)).isEmpty();
        assertThat(nameSeenWith(there)).isEmpty();
    }

    @Test
    void logging_out_ends_this_session_alone() {
        Person person = onward.newPerson();
        String here = person.credentials().get("Cookie");
        String there = otherSession(person);

        person.delete("/api/session").expecting(204);

        assertThat(nameSeenWith(here)).isEmpty();
        assertThat(nameSeenWith(there)).isEqualTo(person.name());
    }

    @Test
    void a_new_password_ends_the_other_sessions_and_works_from_then_on() {
        Person person = onward.newPerson();
        String there = otherSession(person);

        person.put("/api/me/password", Map.of("current", person.password(), "new", "an entirely new one"))
                .expecting(204);

        assertThat(nameSeenWith(there)).isEmpty();
        assertThat(nameSeenWith(person.credentials().get("Cookie"))).isEqualTo(person.name());
        onward.visitor().post("/api/session", credentials(person)).expecting(401);
        onward.visitor()
                .post("/api/session", Map.of("name", person.name(), "password", "an entirely new one"))
                .expecting(200);
    }

    @Test
    void a_change_with_the_cookie_needs_the_csrf_token_of_this_session() {
        Person person = onward.newPerson();
        String foreign = onward.newPerson().credentials().get("X-CSRF-Token");

        for (String wrong : List.of("", "x", foreign)) {
            Answer answer = person.send("POST", "/api/tokens", Map.of("name", "phone"), Map.of("X-CSRF-Token", wrong));
            assertThat(answer.status()).isEqualTo(403);
            assertThat(answer.json().path("error").asText()).isEqualTo("csrf_token_wrong");
        }
        assertThat(person.get("/api/tokens").json().path("items")).isEmpty();
    }

    @Test
    void what_a_browser_sends_for_another_site_is_refused_even_without_a_session() {
        Answer answer = onward.visitor()
                .send(
                        "POST",
                        "/api/session",
                        Map.of("name", "x", "password", "x"),
                        Map.of("Sec-Fetch-Site", "cross-site"));

        assertThat(answer.status()).isEqualTo(403);
    }

    @Test
    void an_api_token_works_without_csrf_until_it_is_revoked() {
        Person person = onward.newPerson();
        Answer made = person.post("/api/tokens", Map.of("name", "script")).expecting(201);
        Map<String, String> bearer =
                Map.of("Authorization", "Bearer " + made.json().path("token").asText());
        Person script = onward.visitor();

        assertThat(script.send("GET", "/api/me", null, bearer)
                        .json()
                        .path("name")
                        .asText())
                .isEqualTo(person.name());
        script.send("POST", "/api/tokens", Map.of("name", "another"), bearer).expecting(201);
        person.delete("/api/tokens/" + made.json().path("id").asText()).expecting(204);

        assertThat(script.send("GET", "/api/me", null, bearer).status()).isEqualTo(401);
    }

    @Test
    void secrets_are_shown_once() {
        Person person = onward.newPerson();
        String secret = person.post("/api/tokens", Map.of("name", "script"))
                .json()
                .path("token")
                .asText();

        assertThat(person.get("/api/tokens").body()).doesNotContain(secret);
        assertThat(onward.server().logText())
                .doesNotContain(secret, person.password(), person.credentials().get("X-CSRF-Token"));
    }

    @Test
    void fifty_requests_with_one_key_make_one_token() {
        Person person = onward.newPerson();
        Map<String, String> key = Map.of("Idempotency-Key", UUID.randomUUID().toString());

        List<String> bodies = java.util.stream.IntStream.range(0, 50)
                .parallel()
                .mapToObj(i -> person.send("POST", "/api/tokens", Map.of("name", "once"), key)
                        .expecting(201)
                        .body())
                .distinct()
                .toList();

        assertThat(bodies).hasSize(1);
        assertThat(person.get("/api/tokens").json().path("items")).hasSize(1);
        assertThat(person.send("POST", "/api/tokens", Map.of("name", "other"), key)
                        .status())
                .isEqualTo(422);
    }

    private static Map<String, String> credentials(Person person) {
        return Map.of("name", person.name(), "password", person.password());
    }

    private String otherSession(Person person) {
        return onward.visitor()
                .post("/api/session", credentials(person))
                .expecting(200)
                .header("Set-Cookie")
                .split(";")[0];
    }

    /** The name that the server recognises this cookie by; empty for nobody's. */
    private String nameSeenWith(String cookie) {
        return onward.visitor()
                .send("GET", "/api/me", null, Map.of("Cookie", cookie))
                .expecting(200)
                .json()
                .path("name")
                .asText("");
    }
}
