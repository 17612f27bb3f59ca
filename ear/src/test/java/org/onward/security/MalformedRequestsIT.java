package org.onward.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.onward.system.Answer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;

/**
 * Seeded nonsense on every endpoint: no failure of the server, and each refusal is a problem document. No bodies where none
 * belong: Payara refuses them itself, before the application.
 */
class MalformedRequestsIT {
    private static final int REQUESTS = Integer.getInteger("onward.fuzz.requests", 3_000);
    private static final long SEED = Long.getLong("onward.fuzz.seed", 20261130L);
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "-1",
            "0",
            "1e999999999999",
            "123456789012345678901234567890",
            "1.5",
            "\"\"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"😀\"",
            "[]",
            "[null]",
            "{}",
            "{\"a\":{}}",
            "\"" + "x".repeat(2_000) + "\"",
            "\"'; drop table account; --\"",
            "\"%s%n{0}\"",
            "\"2026-02-30T25:00:00Z\"",
            "\"../../etc\"",
            "\"\\n\\r\\t\"");
    private static final List<String> NAMES = List.of(
            "text",
            "button",
            "action",
            "about",
            "name",
            "password",
            "token",
            "zone",
            "current",
            "new",
            "roles",
            "title",
            "workType",
            "urgency",
            "minutes",
            "energy",
            "dueAt",
            "",
            "__proto__",
            "\\u0000");

    private final Random random = new Random(SEED);

    @Test
    void nonsense_is_refused_in_the_one_shape() {
        OnwardSystem onward = OnwardSystem.shared();
        List<Endpoint> endpoints = Endpoint.all(onward).stream()
                .filter(endpoint -> !endpoint.streams())
                .filter(endpoint -> !endpoint.name().equals("DELETE /api/session"))
                .toList();
        Person person = onward.newPerson();
        List<String> wrong = new ArrayList<>();
        int refused = 0;
        for (int i = 0; i < REQUESTS; i++) {
            Endpoint endpoint = endpoints.get(random.nextInt(endpoints.size()));
            String path = endpoint.path().replace("{id}", id()) + query();
            String body = endpoint.hasBody() ? body() : null;
            Map<String, String> headers = headers();
            Answer answer = person.send(endpoint.method(), path, body, headers);

            if (answer.status() >= 400) {
                refused++;
            }
            if (!answeredWell(answer)) {
                String sent = endpoint.method() + " " + path + " " + headers + " " + body;
                wrong.add("request " + i + ": " + sent.substring(0, Math.min(300, sent.length())) + " -> " + answer);
            }
        }
        assertThat(wrong).as("seed " + SEED).isEmpty();
        assertThat(refused).as("seed " + SEED).isGreaterThan(REQUESTS / 2);
        assertThat(onward.server().logText()).doesNotContain("Unforeseen failure");
    }

    @Test
    void a_refusal_names_the_member_that_was_sent_or_is_missing() {
        Person person = OnwardSystem.shared().newPerson();
        assertThat(fields(person.post("/api/tokens", Map.of("label", "phone")))).containsExactly("label");
        assertThat(fields(person.post("/api/tokens", Map.of("name", "")))).containsExactly("name");
        assertThat(fields(person.post("/api/tokens", Map.of()))).containsExactly("name");
    }

    private static List<String> fields(Answer refused) {
        return refused.expecting(400).json().path("errors").findValuesAsText("field");
    }

    private static boolean answeredWell(Answer answer) {
        return answer.status() < 400
                || answer.status() < 500
                        && answer.header("Content-Type").startsWith("application/problem+json")
                        && answer.json().path("status").asInt() == answer.status()
                        && !answer.json().path("errors").isEmpty()
                        && !answer.json().path("ok").asBoolean(true);
    }

    private String body() {
        return switch (random.nextInt(8)) {
            case 0 -> pick(VALUES);
            case 1 -> "{" + "\"a\":".repeat(random.nextInt(5)) + pick(VALUES);
            case 2 -> "[".repeat(random.nextInt(20_000));
            case 3 -> "{\"text\":\"" + "y".repeat(70_000) + "\"}";
            case 4 -> new String(noise(), java.nio.charset.StandardCharsets.ISO_8859_1);
            default -> object();
        };
    }

    private String object() {
        StringBuilder object = new StringBuilder("{");
        for (int i = random.nextInt(4); i >= 0; i--) {
            object.append('"')
                    .append(pick(NAMES))
                    .append("\":")
                    .append(pick(VALUES))
                    .append(i > 0 ? "," : "");
        }
        return object.append('}').toString();
    }

    private byte[] noise() {
        byte[] bytes = new byte[1 + random.nextInt(200)];
        random.nextBytes(bytes);
        return bytes;
    }

    private String id() {
        return pick(List.of(
                UUID.randomUUID().toString(), "0", "abc", "%2e%2e", "%F0%9F%98%80", "a".repeat(500), "1-1-1-1-1"));
    }

    private String query() {
        return pick(List.of(
                "",
                "",
                "?limit=0",
                "?limit=x",
                "?before=-1",
                "?before=99999999999999999999",
                "?limit=9&limit=8",
                "?everywhere=maybe",
                "?%00=%00",
                "?limit=%F0"));
    }

    private Map<String, String> headers() {
        return switch (random.nextInt(10)) {
            case 0 -> Map.of("Content-Type", "text/plain");
            case 1 -> Map.of("Content-Type", "application/x-www-form-urlencoded");
            case 2 -> Map.of("Content-Type", "nonsense");
            case 3 -> Map.of("Idempotency-Key", "k".repeat(300));
            case 4 -> Map.of("If-Match", pick(List.of("*", "1", "\"x\"", "\"99999999999999999999\"", "W/\"1\"")));
            case 5 -> Map.of("Accept", pick(List.of("text/html", "nonsense", "*/*;q=x")));
            case 6 -> Map.of("Authorization", pick(List.of("Bearer", "Bearer x", "Basic eDp5")));
            case 7 -> Map.of("X-CSRF-Token", "wrong");
            case 8 -> Map.of("Last-Event-ID", "x");
            default -> Map.of();
        };
    }

    private String pick(List<String> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
