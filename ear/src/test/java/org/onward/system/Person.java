package org.onward.system;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Someone with a browser: keeps the session cookie, sends the CSRF token, talks to Onward. */
public final class Person {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String COOKIE = "onward_session";

    private final OnwardServer server;
    private final String name;
    private final String password;
    /** Without TLS browsers speak HTTP/1.1, too. */
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();

    private final Map<String, String> credentials = new HashMap<>();

    Person(OnwardServer server, String name, String password) {
        this.server = server;
        this.name = name;
        this.password = password;
    }

    /** Someone without a session, such as a visitor. */
    public static Person visitorOf(OnwardServer server) {
        return new Person(server, "", "");
    }

    /** The same person, with the same session, at another node of the same system. */
    public Person at(OnwardServer node) {
        Person elsewhere = new Person(node, name, password);
        elsewhere.credentials.putAll(credentials);
        return elsewhere;
    }

    public String name() {
        return name;
    }

    public String password() {
        return password;
    }

    public Person logIn() {
        credentials.clear();
        JsonNode session = post("/api/session", Map.of("name", name, "password", password))
                .expecting(200)
                .json();
        remember(session);
        return this;
    }

    public void logOut() {
        delete("/api/session").expecting(204);
        credentials.clear();
    }

    public Reply say(String text) {
        return Reply.in(post("/api/chat/messages", Map.of("text", text)));
    }

    /** Presses the first button of a reply that has this action. */
    public Reply press(Reply reply, String action) {
        return press(reply.button(action));
    }

    public Reply press(JsonNode button) {
        ObjectNode pressed = JSON.createObjectNode();
        pressed.put("action", button.path("action").asText());
        pressed.put("about", button.path("about").asText(""));
        return Reply.in(post("/api/chat/messages", Map.of("button", pressed)));
    }

    /**
     * The live stream, line by line; whoever reads closes it.
     *
     * @param lastEventId the last message seen; empty to hear only what is new
     */
    public BufferedReader follow(String lastEventId) throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(server.address("/api/chat/stream")).header("Accept", "text/event-stream");
        credentials.forEach(request::header);
        if (!lastEventId.isEmpty()) {
            request.header("Last-Event-ID", lastEventId);
        }
        var response = http.send(request.build(), BodyHandlers.ofInputStream());
        return new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
    }

    public Answer get(String path) {
        return send("GET", path, null, Map.of());
    }

    public Answer post(String path, Object body) {
        return send("POST", path, body, Map.of());
    }

    public Answer put(String path, Object body) {
        return send("PUT", path, body, Map.of());
    }

    public Answer delete(String path) {
        return send("DELETE", path, null, Map.of());
    }

    /** Corrects a version of something. */
    public Answer patch(String path, long version, Object body) {
        return send("PATCH", path, body, Map.of("If-Match", "\"" + version + "\""));
    }

    /**
     * Sends one request with this person's session.
     *
     * @param body null for none, a {@code String} as it is, anything else as JSON
     * @param headers on top of the usual ones; an empty value leaves a usual one out
     */
    public Answer send(String method, String path, Object body, Map<String, String> headers) {
        Map<String, String> all = new HashMap<>(credentials);
        all.put("Content-Type", body == null ? "" : "application/json");
        all.putAll(headers);
        HttpRequest.Builder request = HttpRequest.newBuilder(server.address(path))
                .timeout(Duration.ofSeconds(60))
                .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(text(body)));
        all.forEach((header, value) -> {
            if (!value.isEmpty()) {
                request.header(header, value);
            }
        });
        try {
            var response = http.send(request.build(), BodyHandlers.ofString());
            response.headers().allValues("Set-Cookie").forEach(this::keepCookie);
            return Answer.of(response);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** What a browser would send with every request: for those who open connections of their own. */
    public Map<String, String> credentials() {
        return Map.copyOf(credentials);
    }

    void remember(JsonNode session) {
        String csrf = session.path("csrfToken").asText("");
        if (csrf.isEmpty()) {
            csrf = get("/api/me").expecting(200).json().path("csrfToken").asText("");
        }
        credentials.put("X-CSRF-Token", csrf);
    }

    private void keepCookie(String setCookie) {
        String pair = setCookie.split(";", 2)[0].strip();
        if (pair.startsWith(COOKIE + "=")) {
            credentials.put("Cookie", pair);
        }
    }

    private static String text(Object body) {
        if (body instanceof String string) {
            return string;
        }
        try {
            return JSON.writeValueAsString(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
