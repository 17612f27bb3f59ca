package org.onward.browser;

import com.google.gson.Gson;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a scripted server says, in the shapes of the API: people, messages, cards. */
final class Script {

    static final String TASK = "6f2c1a34-0000-4000-8000-000000000001";
    static final String SIGNED_IN =
            "{\"name\":\"ada\",\"zone\":\"Europe/Berlin\",\"roles\":[\"user\",\"operator\"],\"csrfToken\":\"c5\"}";
    static final String NOTHING_LIVE = "{\"state\":\"idle\",\"buttons\":[]}";

    private static final Gson GSON = new Gson();

    private Script() {}

    /** A message under construction; fields are those of the API. */
    static final class Message {
        private final Map<String, Object> fields = new TreeMap<>();

        private Message(int id, String from, String... texts) {
            fields.put("id", id);
            fields.put("from", from);
            fields.put("at", "2026-11-30T16:%02d:%02dZ".formatted(id / 60 % 60, id % 60));
            fields.put("texts", List.of(texts));
            fields.put("buttons", List.of());
            fields.put("why", List.of());
        }

        Message with(String field, Object value) {
            fields.put(field, value);
            return this;
        }

        String json() {
            return GSON.toJson(fields);
        }
    }

    static Message you(int id, String text) {
        return new Message(id, "you", text);
    }

    static Message onward(int id, String... texts) {
        return new Message(id, "onward", texts);
    }

    static Map<String, Object> button(String action, String about, String label, String spoken, String style) {
        return Map.of("action", action, "about", about, "label", label, "spoken", spoken, "style", style);
    }

    static Map<String, Object> understood(int version, String minutes) {
        return Map.of(
                "taskId",
                TASK,
                "version",
                version,
                "title",
                "Call mom",
                "pieces",
                List.of(
                        piece(
                                "workType",
                                "social",
                                "social",
                                "focus",
                                "focus",
                                "creative",
                                "creative",
                                "independent",
                                "independent"),
                        piece(
                                "minutes",
                                "~" + minutes + " min",
                                minutes,
                                "5",
                                "~5 min",
                                "15",
                                "~15 min",
                                "30",
                                "~30 min",
                                "60",
                                "~1 h"),
                        piece("urgency", "fairly high", "75", "15", "no rush", "50", "this week", "90", "today"),
                        piece("dueAt", "Tue 1 Dec 17:00", "2026-12-01T16:00:00Z", "", "no date")));
    }

    private static Map<String, Object> piece(String field, String label, String value, String... choices) {
        List<Map<String, String>> offered = new java.util.ArrayList<>();
        for (int i = 0; i < choices.length; i += 2) {
            offered.add(Map.of("value", choices[i], "label", choices[i + 1]));
        }
        return Map.of("field", field, "label", label, "value", value, "choices", offered);
    }

    static Message captured(int id) {
        return onward(
                        id,
                        "Got it: Call mom. It's social, about 15 minutes, fairly high priority, tomorrow around 17:00.",
                        "Brew a tea, sit down somewhere quiet, and call.")
                .with("understood", understood(1, "15"));
    }

    static Map<String, Object> suggestion(String title) {
        return Map.of(
                "taskId",
                TASK,
                "title",
                title,
                "minutes",
                15,
                "dueLabel",
                "Tue 17:00",
                "workType",
                "social",
                "band",
                "confident",
                "reason",
                "fits a quiet half hour",
                "steps",
                steps(0));
    }

    static Message suggested(int id) {
        return onward(id, "You have half an hour, and you feel tired. Something light, then.")
                .with("suggestion", suggestion("Call mom"))
                .with(
                        "why",
                        List.of(
                                "It fits into 30 minutes",
                                "Talking is easier than focus when you're tired",
                                "You wanted it done by tomorrow"))
                .with("buttons", suggestionButtons());
    }

    static List<Map<String, Object>> suggestionButtons() {
        return List.of(
                button("accept", TASK, "Let's go", "Let's go: start Call mom", "primary"),
                button("not_this", TASK, "Not this one", "Not this one: suggest something else", "quiet"));
    }

    static Message working(int id, int done) {
        return onward(id, done == 0 ? "Good. One step at a time." : "That's one. On to the next.")
                .with("working", workingCard(done))
                .with("buttons", workingButtons());
    }

    static Map<String, Object> workingCard(int done) {
        return Map.of("taskId", TASK, "title", "Call mom", "minutes", 15, "steps", steps(done), "current", done + 1);
    }

    static List<Map<String, Object>> workingButtons() {
        return List.of(
                button("step_done", TASK, "Next step", "Next step: this one is done", "primary"),
                button("stuck", TASK, "I'm stuck", "I'm stuck: help me with this step", "quiet"),
                button("too_big", TASK, "Too big", "Too big: make it smaller", "quiet"),
                button("stop", TASK, "Stop for now", "Stop for now: keep my progress", "quiet"));
    }

    static Message rewarded(int id) {
        return onward(id, "Done! Mom heard your voice today.")
                .with("reward", Map.of("level", "medium"))
                .with(
                        "buttons",
                        List.of(
                                button("ask", "", "What's next?", "What's next? Suggest something", "quiet"),
                                button("rest", "", "I'm done for today", "I'm done for today", "quiet")));
    }

    private static List<Map<String, Object>> steps(int done) {
        return List.of(
                step(1, "Brew a cup of tea", 5, done),
                step(2, "Sit down somewhere quiet", 2, done),
                step(3, "Call and ask how she is", 8, done));
    }

    private static Map<String, Object> step(int number, String text, int minutes, int done) {
        return Map.of("number", number, "text", text, "minutes", minutes, "done", number <= done);
    }

    static String page(Message... messages) {
        return pageWithOlder(null, messages);
    }

    static String pageWithOlder(String older, Message... messages) {
        String items =
                String.join(",", List.of(messages).stream().map(Message::json).toList());
        return "{\"items\":[" + items + "],\"older\":" + GSON.toJson(older) + "}";
    }

    static String exchange(Message said, Message reply) {
        return "{\"said\":" + (said == null ? "null" : said.json()) + ",\"reply\":" + reply.json() + "}";
    }

    static String suggestionLive() {
        return GSON.toJson(
                Map.of("state", "selection", "suggestion", suggestion("Call mom"), "buttons", suggestionButtons()));
    }

    static String workingLive(int done) {
        return GSON.toJson(Map.of("state", "active", "working", workingCard(done), "buttons", workingButtons()));
    }

    /** A server where somebody is signed in and these messages were exchanged. */
    static ScriptedServer conversation(String current, Message... messages) throws java.io.IOException {
        return new ScriptedServer()
                .on("GET /me", SIGNED_IN)
                .on("GET /chat/messages", page(messages))
                .on("GET /tasks/current", current)
                .on(
                        "GET /tokens",
                        "[{\"id\":\"1\",\"name\":\"calendar script\",\"createdAt\":\"2026-11-02T09:00:00Z\"}]");
    }
}
