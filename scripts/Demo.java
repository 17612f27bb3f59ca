import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** The conversation of scripts/demo: capture a file of to-dos, ask for one, work through it, be done. */
final class Demo {
    private static final int MOST_STEPS = 12;

    private final HttpClient http = HttpClient.newHttpClient();
    private final String url;
    private String cookie = "";
    private String csrf = "";

    private Demo(String url) {
        this.url = url;
    }

    public static void main(String[] arguments) throws Exception {
        Demo demo = new Demo(arguments[1]);
        demo.signIn();
        List<String> lines = Files.readAllLines(Path.of(arguments[0]));
        int captured = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                demo.capture(lines.get(i), i + 1);
                captured++;
            }
        }
        System.out.println("\n" + captured + " lines told.");
        demo.workOnOne();
    }

    private void signIn() throws IOException, InterruptedException {
        String password = System.getenv().getOrDefault("ONWARD_DEMO_PASSWORD", "quiet-harbour-lantern-42");
        String name = System.getenv().getOrDefault("ONWARD_DEMO_NAME", "demo");
        Map<String, Object> account = Map.of("name", name, "password", password);
        HttpResponse<String> session = send("POST", "/api/session", account, Map.of());
        String link = System.getenv().getOrDefault("ONWARD_SETUP_LINK", "");
        if (session.statusCode() == 401 && !link.isEmpty()) {
            Map<String, Object> founder = new LinkedHashMap<>(account);
            founder.put("token", link.substring(link.lastIndexOf('/') + 1));
            founder.put("zone", java.time.ZoneId.systemDefault().getId());
            expect(201, send("POST", "/api/setup", founder, Map.of()));
            session = send("POST", "/api/session", account, Map.of());
        }
        if (session.statusCode() == 401) {
            System.err.println("Onward does not know \"" + name + "\" with this password: give the set-up link the server printed as ONWARD_SETUP_LINK.");
            System.exit(1);
        }
        expect(200, session);
        cookie = session.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
        csrf = (String) Json.object(session.body()).get("csrfToken");
    }

    private void capture(String line, int number) throws IOException, InterruptedException {
        String key = UUID.nameUUIDFromBytes((number + " " + line).getBytes(StandardCharsets.UTF_8)).toString();
        Map<String, Object> reply = say(Map.of("text", line), key);
        if (reply.get("question") instanceof Map<?, ?> question) {
            Object asTask = ((List<?>) question.get("options"))
                    .stream().filter(option -> "as:ADD_TASK".equals(((Map<?, ?>) option).get("action"))).findFirst().orElse(null);
            if (asTask != null) {
                press((Map<?, ?>) asTask);
            }
        }
    }

    private void workOnOne() throws IOException, InterruptedException {
        Map<String, Object> reply = say(Map.of("text", "I have 30 minutes, I'm tired"), UUID.randomUUID().toString());
        for (int i = 0; i < MOST_STEPS; i++) {
            Map<?, ?> next = button(reply, "accept", "step_done", "done");
            boolean finished = button(reply, "enough") != null || i > 0 && reply.containsKey("suggestion");
            if (next == null || finished) {
                return;
            }
            reply = press(next);
        }
    }

    private static Map<?, ?> button(Map<String, Object> reply, String... wanted) {
        for (String action : wanted) {
            for (Object button : (List<?>) reply.get("buttons")) {
                if (((String) ((Map<?, ?>) button).get("action")).startsWith(action)) {
                    return (Map<?, ?>) button;
                }
            }
        }
        return null;
    }

    private Map<String, Object> press(Map<?, ?> button) throws IOException, InterruptedException {
        System.out.println("\n  [" + button.get("label") + "]");
        return say(
                Map.of("button", Map.of("action", button.get("action"), "about", button.get("about"))),
                UUID.randomUUID().toString());
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> say(Map<String, Object> saying, String key) throws IOException, InterruptedException {
        if (saying.containsKey("text")) {
            System.out.println("\n> " + saying.get("text"));
        }
        HttpResponse<String> answer =
                send("POST", "/api/chat/messages", saying, Map.of("Idempotency-Key", key));
        expect(201, answer);
        Map<String, Object> reply = (Map<String, Object>) Json.object(answer.body()).get("reply");
        ((List<?>) reply.get("texts")).forEach(text -> System.out.println("  " + text.toString().replace("\n", "\n  ")));
        if (reply.get("question") instanceof Map<?, ?> question) {
            System.out.println("  " + question.get("text"));
        }
        if (reply.get("suggestion") instanceof Map<?, ?> card) {
            ((List<?>) card.get("steps"))
                    .forEach(step -> System.out.println(
                            "    " + ((Map<?, ?>) step).get("number") + ". " + ((Map<?, ?>) step).get("text")));
        }
        if (reply.get("understood") instanceof Map<?, ?> understood) {
            List<String> labels = new ArrayList<>();
            ((List<?>) understood.get("pieces")).forEach(piece -> labels.add((String) ((Map<?, ?>) piece).get("label")));
            System.out.println("  (" + String.join(" · ", labels) + ")");
        }
        return reply;
    }

    private HttpResponse<String> send(String method, String path, Map<String, Object> body, Map<String, String> headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url + path))
                .method(method, HttpRequest.BodyPublishers.ofString(Json.text(body)))
                .header("Content-Type", "application/json");
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie).header("X-CSRF-Token", csrf);
        }
        headers.forEach(request::header);
        try {
            return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (java.net.ConnectException e) {
            System.err.println("Nothing answers at " + url + ": start Onward with scripts/run first.");
            System.exit(1);
            throw e;
        }
    }

    private static void expect(int status, HttpResponse<String> answer) {
        if (answer.statusCode() != status) {
            System.err.println("Answer " + answer.statusCode() + " instead of " + status + ": " + answer.body());
            System.exit(1);
        }
    }

    /** As much JSON as this script needs, so that it runs on a bare JDK. */
    private static final class Json {
        private final String text;
        private int next;

        private Json(String text) {
            this.text = text;
        }

        @SuppressWarnings("unchecked")
        static Map<String, Object> object(String text) {
            return (Map<String, Object>) new Json(text).value();
        }

        static String text(Object value) {
            if (value instanceof Map<?, ?> map) {
                List<String> members = new ArrayList<>();
                map.forEach((name, member) -> members.add(text(name) + ":" + text(member)));
                return "{" + String.join(",", members) + "}";
            }
            StringBuilder quoted = new StringBuilder("\"");
            value.toString().chars().forEach(c -> quoted.append(
                    c == '"' || c == '\\' ? "\\" + (char) c : c < ' ' ? String.format("\\u%04x", c) : "" + (char) c));
            return quoted.append('"').toString();
        }

        private Object value() {
            blanks();
            switch (text.charAt(next)) {
                case '{':
                    return members();
                case '[':
                    return elements();
                case '"':
                    return string();
                default:
                    int start = next;
                    while (next < text.length() && ",]} \n".indexOf(text.charAt(next)) < 0) {
                        next++;
                    }
                    String word = text.substring(start, next);
                    return word.equals("null") ? null : word;
            }
        }

        private Map<String, Object> members() {
            Map<String, Object> map = new LinkedHashMap<>();
            next++;
            while (!closes('}')) {
                String name = string();
                blanks();
                next++;
                map.put(name, value());
            }
            return map;
        }

        private List<Object> elements() {
            List<Object> list = new ArrayList<>();
            next++;
            while (!closes(']')) {
                list.add(value());
            }
            return list;
        }

        private boolean closes(char bracket) {
            blanks();
            if (text.charAt(next) == ',') {
                next++;
                blanks();
            }
            if (text.charAt(next) == bracket) {
                next++;
                return true;
            }
            return false;
        }

        private String string() {
            StringBuilder read = new StringBuilder();
            next++;
            while (text.charAt(next) != '"') {
                char c = text.charAt(next++);
                if (c != '\\') {
                    read.append(c);
                    continue;
                }
                char escaped = text.charAt(next++);
                if (escaped == 'u') {
                    read.append((char) Integer.parseInt(text.substring(next, next + 4), 16));
                    next += 4;
                } else {
                    read.append("\"\\/".indexOf(escaped) >= 0 ? escaped : "bfnrt".indexOf(escaped) == 2 ? '\n' : ' ');
                }
            }
            next++;
            return read.toString();
        }

        private void blanks() {
            while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
                next++;
            }
        }
    }
}
