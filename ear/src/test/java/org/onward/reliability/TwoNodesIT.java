package org.onward.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.onward.system.Answer;
import org.onward.system.OnwardServer;
import org.onward.system.OnwardSystem;
import org.onward.system.Person;

/** Two nodes on one database are one Onward. */
@Timeout(120)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class TwoNodesIT {
    private static OnwardServer first;
    private static OnwardServer second;
    private static OnwardSystem system;

    private final Person ada = system.newPerson();
    private final Person adaElsewhere = ada.at(second);

    @BeforeAll
    static void start() {
        first = OnwardServer.startOwn("first-node", Map.of());
        second = OnwardServer.startOwn("second-node", first.databaseSettings());
        system = OnwardSystem.on(first);
    }

    @AfterAll
    static void stop() {
        second.close();
        first.close();
    }

    @Test
    void a_session_of_one_node_works_at_the_other() {
        assertThat(adaElsewhere
                        .get("/api/me")
                        .expecting(200)
                        .json()
                        .path("name")
                        .asText())
                .isEqualTo(ada.name());
    }

    @Test
    void what_is_said_at_one_node_is_heard_at_the_other() throws IOException, InterruptedException {
        try (BufferedReader stream = adaElsewhere.follow("")) {
            assertThat(stream.readLine()).startsWith(":");
            String reply = ada.say("water the ferns").message().path("id").asText();
            assertThat(ids(stream, 2)).contains(reply);
        }
    }

    @Test
    void a_stream_ends_when_its_person_leaves_at_the_other_node() throws IOException, InterruptedException {
        try (BufferedReader stream = adaElsewhere.follow("")) {
            assertThat(stream.readLine()).startsWith(":");
            ada.logOut();
            assertThat(stream.lines().filter(line -> line.startsWith("id:"))).isEmpty();
        }
        assertThat(adaElsewhere.get("/api/chat/messages").status()).isEqualTo(401);
    }

    @Test
    void the_same_key_at_both_nodes_at_once_captures_once() {
        List<CompletableFuture<Answer>> sent = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Person node = i % 2 == 0 ? ada : adaElsewhere;
            sent.add(CompletableFuture.supplyAsync(() -> node.send(
                    "POST",
                    "/api/chat/messages",
                    Map.of("text", "sweep the porch"),
                    Map.of("Idempotency-Key", "k-1"))));
        }
        Set<String> bodies =
                sent.stream().map(answer -> answer.join().expecting(201).body()).collect(Collectors.toSet());

        assertThat(bodies).hasSize(1);
        assertThat(ada.get("/api/chat/messages").json().path("items")).hasSize(2);
    }

    @Test
    @Order(Integer.MAX_VALUE)
    void without_its_database_it_says_so_and_that_trying_later_helps() {
        first.stopDatabase();

        Answer answer = ada.send("POST", "/api/chat/messages", Map.of("text", "dust the shelf"), Map.of());

        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
        assertThat(answer.header("Retry-After")).isNotEmpty();
        assertThat(answer.json().path("retryable").asBoolean()).isTrue();
        assertThat(ada.get("/health/ready").status()).isEqualTo(503);
        assertThat(ada.get("/health/live").status()).isEqualTo(200);
    }

    private static List<String> ids(BufferedReader stream, int count) throws IOException {
        List<String> ids = new ArrayList<>();
        while (ids.size() < count) {
            String line = stream.readLine();
            if (line.startsWith("id:")) {
                ids.add(line.substring(3).strip());
            }
        }
        return ids;
    }
}
