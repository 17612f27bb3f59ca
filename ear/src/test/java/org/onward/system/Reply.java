package org.onward.system;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;

/** Onward's side of one turn of the conversation. */
public record Reply(JsonNode message) {

    public static Reply in(Answer answer) {
        return new Reply(answer.expecting(201).json().path("reply"));
    }

    /** All paragraphs, one per line. */
    public String text() {
        return String.join("\n", texts());
    }

    public List<String> texts() {
        return strings(message.path("texts"));
    }

    public List<String> why() {
        return strings(message.path("why"));
    }

    /** A missing node when this reply suggests nothing. */
    public JsonNode suggestion() {
        return message.path("suggestion");
    }

    /** A missing node when this reply does not show a task at work. */
    public JsonNode working() {
        return message.path("working");
    }

    /** A missing node when this reply did not capture a task. */
    public JsonNode understood() {
        return message.path("understood");
    }

    /** The text of the question this reply asks; empty when it asks none. */
    public String question() {
        return message.path("question").path("text").asText("");
    }

    /** The first button with this action, among the buttons and the question's options. */
    public JsonNode button(String action) {
        for (JsonNode buttons :
                List.of(message.path("buttons"), message.path("question").path("options"))) {
            for (JsonNode button : buttons) {
                if (button.path("action").asText().equals(action)) {
                    return button;
                }
            }
        }
        throw new AssertionError("No button for '" + action + "' in " + message);
    }

    private static List<String> strings(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }
}
