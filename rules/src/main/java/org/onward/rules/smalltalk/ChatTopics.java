package org.onward.rules.smalltalk;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.onward.rules.table.DecisionTable;

/** Finds the topic of small talk by the table {@code chat-topics}. Safe for all threads. */
public final class ChatTopics {
    private static final Pattern WORD_EDGES = Pattern.compile("[^\\p{L}\\p{N}']+");

    private final List<Cue> cues = DecisionTable.shipped("chat-topics").rows().stream()
            .map(row -> new Cue(row.text("topic"), words(row.text("cue"))))
            .toList();

    private record Cue(String topic, List<String> words) {}

    /** The topic of the first row whose cue words stand together in the message; {@code unsure} when there is none. */
    public String topicOf(String message) {
        List<String> words = words(message);
        return cues.stream()
                .filter(cue -> Collections.indexOfSubList(words, cue.words()) >= 0)
                .map(Cue::topic)
                .findFirst()
                .orElse("unsure");
    }

    private static List<String> words(String text) {
        return Arrays.stream(WORD_EDGES.split(text.toLowerCase(Locale.ROOT).replace('’', '\'')))
                .filter(word -> !word.isEmpty())
                .limit(200)
                .toList();
    }
}
