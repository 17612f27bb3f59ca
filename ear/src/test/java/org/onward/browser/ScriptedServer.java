package org.onward.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** A server that serves the real page and answers its API calls exactly as a test has scripted them, event stream included. */
final class ScriptedServer implements AutoCloseable {

    /** One call of the page: `call` is for instance {@code POST /chat/messages}, the query left out. */
    record Call(String call, String query, Map<String, String> headers, JsonObject body) {
        String header(String name) {
            return headers.get(name.toLowerCase(java.util.Locale.ROOT));
        }
    }

    /** What the server says: a status of 0 breaks the connection off instead. */
    record Answer(int status, String body, Map<String, String> headers) {
        static Answer ok(String json) {
            return new Answer(200, json, Map.of());
        }

        static Answer created(String json) {
            return new Answer(201, json, Map.of());
        }

        static Answer status(int status, String json) {
            return new Answer(status, json, Map.of());
        }

        static Answer brokenOff() {
            return new Answer(0, "", Map.of());
        }

        Answer with(String header, String value) {
            return new Answer(status, body, Map.of(header, value));
        }
    }

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final PageFiles files = new PageFiles();
    private final Map<String, Function<Call, Answer>> script = new ConcurrentHashMap<>();
    private final List<Call> calls = new CopyOnWriteArrayList<>();
    private final List<OutputStream> streams = new CopyOnWriteArrayList<>();
    private final List<String> resumedFrom = new CopyOnWriteArrayList<>();

    ScriptedServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", files::serve);
        server.createContext("/api/", this::answer);
        server.start();
    }

    String url() {
        return "http://localhost:" + server.getAddress().getPort() + "/";
    }

    /** From now on answers `call`, for instance {@code GET /me}, this way. */
    ScriptedServer on(String call, Function<Call, Answer> answer) {
        script.put(call, answer);
        return this;
    }

    ScriptedServer on(String call, String json) {
        return on(call, request -> Answer.ok(json));
    }

    List<Call> calls(String call) {
        return calls.stream().filter(made -> made.call().equals(call)).toList();
    }

    /** Sends a message to every open event stream. */
    void push(String message) throws IOException {
        JsonObject json = JsonParser.parseString(message).getAsJsonObject();
        for (OutputStream stream : streams) {
            stream.write(("event: message\nid: " + json.get("id") + "\ndata: " + json + "\n\n")
                    .getBytes(StandardCharsets.UTF_8));
            stream.flush();
        }
    }

    /** Ends every open event stream, as a restarting server does. */
    void dropStreams() throws IOException {
        for (OutputStream stream : streams) {
            streams.remove(stream);
            stream.close();
        }
    }

    int openStreams() {
        return streams.size();
    }

    /** The Last-Event-ID headers seen so far. */
    List<String> resumedFrom() {
        return resumedFrom;
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath().substring("/api".length());
        String call = exchange.getRequestMethod() + " " + path;
        Function<Call, Answer> scripted = script.get(call);
        if (call.equals("GET /chat/stream") && scripted == null) {
            stream(exchange);
            return;
        }
        Call made = new Call(call, exchange.getRequestURI().getRawQuery(), headersOf(exchange), bodyOf(exchange));
        calls.add(made);
        Answer answer = scripted == null ? Answer.status(404, "{}") : scripted.apply(made);
        if (answer.status() > 0) {
            answer.headers().forEach(exchange.getResponseHeaders()::set);
            exchange.getResponseHeaders()
                    .set("Content-Type", answer.status() < 400 ? "application/json" : "application/problem+json");
            files.send(exchange, answer.status(), answer.body().getBytes(StandardCharsets.UTF_8));
        }
        exchange.close();
    }

    private void stream(HttpExchange exchange) throws IOException {
        String last = exchange.getRequestHeaders().getFirst("Last-Event-ID");
        if (last != null) {
            resumedFrom.add(last);
        }
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        OutputStream stream = exchange.getResponseBody();
        stream.write("retry: 200\n: open\n\n".getBytes(StandardCharsets.UTF_8));
        stream.flush();
        streams.add(stream);
    }

    private static Map<String, String> headersOf(HttpExchange exchange) {
        Map<String, String> headers = new ConcurrentHashMap<>();
        exchange.getRequestHeaders()
                .forEach((name, values) -> headers.put(name.toLowerCase(java.util.Locale.ROOT), values.get(0)));
        return headers;
    }

    private static JsonObject bodyOf(HttpExchange exchange) throws IOException {
        String text = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        return text.isEmpty() ? new JsonObject() : JsonParser.parseString(text).getAsJsonObject();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
