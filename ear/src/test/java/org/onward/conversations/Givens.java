package org.onward.conversations;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** How things stand before the conversation begins. */
final class Givens {
    private Givens() {}

    static void teach(Vocabulary words) {
        words.sentence("given someone in (\\S+)", (talk, said) -> talk.liveIn(said.group(1)));
        words.sentence("given it is ((?:\\w+day )?\\d\\d:\\d\\d)", (talk, said) -> talk.beginAt(said.group(1)));
        words.sentence("given the task \"(.+?)\"", (talk, said) -> task(talk, said.group(1), Map.of()));
        words.sentence(
                "given the task \"(.+?)\": (.+)",
                (talk, said) -> task(talk, said.group(1), Labels.read(said.group(2))));
    }

    private static void task(Talk talk, String title, Map<String, Object> labels) {
        JsonNode understood =
                talk.toldBefore("I need to " + title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1));
        Map<String, Object> change = new HashMap<>(labels);
        if (!understood.path("title").asText().equals(title)) {
            change.put("title", title);
        }
        if (!change.isEmpty()) {
            talk.correct(understood.path("title").asText(), change).expecting(200);
        }
    }
}
