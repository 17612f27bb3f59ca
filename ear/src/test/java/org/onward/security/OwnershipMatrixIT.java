package org.onward.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.onward.system.Answer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;

/**
 * Every endpoint against everybody it is not for. An endpoint without an entry here fails the test: whoever adds one says
 * what it must not give away.
 */
class OwnershipMatrixIT {
    /** A good body for each endpoint that takes one, and for those with an id how somebody gets a thing of their own. */
    private static final Map<String, Entry> MATRIX = Map.ofEntries(
            entry("POST /api/setup", Map.of("token", "x", "name", "x", "password", "long enough now")),
            entry("POST /api/registrations", Map.of("token", "x", "name", "x", "password", "long enough now")),
            entry("POST /api/session", Map.of("name", "nobody", "password", "nothing")),
            entry("DELETE /api/session", null),
            entry("GET /api/me", null),
            entry("PUT /api/me/password", Map.of("current", "x", "new", "long enough now")),
            entry("GET /api/tokens", null),
            entry("POST /api/tokens", Map.of("name", "phone")),
            owned("DELETE /api/tokens/{id}", null, OwnershipMatrixIT::token),
            entry("POST /api/invites", Map.of()),
            entry("GET /api/audit", null),
            entry("GET /api/openapi.json", null),
            entry("GET /api/chat/messages", null),
            entry("POST /api/chat/messages", Map.of("text", "hello")),
            entry("GET /api/chat/stream", null),
            entry("GET /api/tasks/current", null),
            owned("GET /api/tasks/{id}", null, OwnershipMatrixIT::task),
            owned("PATCH /api/tasks/{id}", Map.of("minutes", 30), OwnershipMatrixIT::task),
            entry("GET /api/learned", null),
            entry("DELETE /api/learned", null),
            owned("DELETE /api/learned/{id}", null, OwnershipMatrixIT::learned),
            entry("GET /api/preferences", null),
            entry("PUT /api/preferences", Map.of("preferences", Map.of())),
            entry("DELETE /api/preferences", null));

    private static OnwardSystem onward;
    private static List<Endpoint> endpoints;

    /**
     * What the test knows of an endpoint.
     *
     * @param body one that would be accepted, or null
     * @param ownThing makes something of the person's own and gives its id; null where the endpoint takes no id
     */
    private record Entry(Object body, Function<Person, String> ownThing) {}

    @BeforeAll
    static void begin() {
        onward = OnwardSystem.shared();
        endpoints = Endpoint.all(onward);
    }

    @Test
    void every_endpoint_has_an_entry_and_every_entry_an_endpoint() {
        TreeSet<String> names = new TreeSet<>();
        endpoints.forEach(endpoint -> names.add(endpoint.name()));
        assertThat(names).isEqualTo(new TreeSet<>(MATRIX.keySet()));
        assertThat(endpoints).allSatisfy(endpoint -> {
            assertThat(MATRIX.get(endpoint.name()).ownThing() != null).isEqualTo(endpoint.hasId());
            assertThat(MATRIX.get(endpoint.name()).body() != null).isEqualTo(endpoint.hasBody());
        });
    }

    @Test
    void a_visitor_is_asked_to_sign_in_wherever_visitors_are_not_welcome() {
        Person visitor = onward.visitor();
        for (Endpoint endpoint : endpoints) {
            if (!endpoint.open()) {
                Answer answer = call(visitor, endpoint, UUID.randomUUID().toString());
                assertThat(answer.status()).as(endpoint.name()).isEqualTo(401);
                assertThat(answer.header("WWW-Authenticate"))
                        .as(endpoint.name())
                        .startsWith("Bearer");
            }
        }
    }

    @Test
    void an_ordinary_account_is_refused_what_needs_a_role() {
        Person person = onward.newPerson();
        for (Endpoint endpoint : endpoints) {
            if (!endpoint.role().isEmpty()) {
                assertThat(call(person, endpoint, "").status())
                        .as(endpoint.name())
                        .isEqualTo(403);
            }
        }
    }

    @Test
    void what_belongs_to_someone_else_looks_exactly_like_what_does_not_exist() {
        Person owner = onward.newPerson();
        Person stranger = onward.newPerson();
        for (Endpoint endpoint : endpoints) {
            if (endpoint.hasId()) {
                String theirs = MATRIX.get(endpoint.name()).ownThing().apply(owner);
                for (Person other : List.of(stranger, onward.first())) {
                    Answer foreign = call(other, endpoint, theirs);
                    assertThat(foreign.status()).as(endpoint.name()).isEqualTo(404);
                    for (String missing : List.of(UUID.randomUUID().toString(), "0", "abc", "%27", "-", "null")) {
                        Answer absent = call(other, endpoint, missing);
                        assertThat(absent.body())
                                .as(endpoint.name() + " " + missing)
                                .isEqualTo(foreign.body());
                        assertThat(shape(absent))
                                .as(endpoint.name() + " " + missing)
                                .isEqualTo(shape(foreign));
                    }
                }
                assertThat(call(owner, endpoint, theirs).status())
                        .as("still the owner's: " + endpoint.name())
                        .isBetween(200, 299);
            }
        }
    }

    @Test
    void lists_show_nothing_of_anybody_else() {
        Person owner = onward.newPerson();
        token(owner);
        task(owner);
        Person stranger = onward.newPerson();

        assertThat(stranger.get("/api/tokens").json().path("items")).isEmpty();
        learned(owner);
        assertThat(stranger.get("/api/learned").json().path("items")).isEmpty();
        assertThat(stranger.get("/api/chat/messages").json().path("items")).isEmpty();
        assertThat(stranger.get("/api/tasks/current").json().path("state").asText())
                .isEqualTo("idle");
    }

    private static Answer call(Person person, Endpoint endpoint, String id) {
        Object body = MATRIX.get(endpoint.name()).body();
        Map<String, String> headers = endpoint.method().equals("PATCH") ? Map.of("If-Match", "\"1\"") : Map.of();
        return person.send(endpoint.method(), endpoint.path().replace("{id}", id), body, headers);
    }

    private static List<Object> shape(Answer answer) {
        return List.of(answer.status(), answer.header("Content-Type"), answer.header("Content-Length"));
    }

    private static String token(Person person) {
        return person.post("/api/tokens", Map.of("name", "mine"))
                .expecting(201)
                .json()
                .path("id")
                .asText();
    }

    private static String task(Person person) {
        return person.say("Call the dentist, about 15 minutes")
                .understood()
                .path("taskId")
                .asText();
    }

    private static String learned(Person person) {
        person.say("Call the dentist, about 15 minutes");
        person.say("I have 30 minutes");
        person.say("that takes too long");
        return person.get("/api/learned")
                .json()
                .path("items")
                .path(0)
                .path("id")
                .asText();
    }

    private static Map.Entry<String, Entry> entry(String name, Object body) {
        return Map.entry(name, new Entry(body, null));
    }

    private static Map.Entry<String, Entry> owned(String name, Object body, Function<Person, String> ownThing) {
        return Map.entry(name, new Entry(body, ownThing));
    }
}
