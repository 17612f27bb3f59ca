package org.onward.rules.language.intent;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** Whole messages that mean one thing in one state, from the table {@code intent-anchors}. */
final class Anchors {
    private record Key(String words, DialogueState state) {}

    private final Map<Key, AnchorFound> anchors = new HashMap<>();

    Anchors(DecisionTable table) {
        for (TableRow row : table.rows()) {
            List<DialogueState> states = row.has("states")
                    ? row.list("states").stream().map(DialogueState::valueOf).toList()
                    : List.of(DialogueState.values());
            for (String words : row.list("words")) {
                states.forEach(state -> anchors.put(
                        new Key(key(MessageWords.of(words, List.of())), state),
                        new AnchorFound(row.constant("intent", Intent.class), row.id(), words)));
            }
        }
    }

    Optional<AnchorFound> find(List<String> words, DialogueState state) {
        return Optional.ofNullable(anchors.get(new Key(key(words), state)));
    }

    private static String key(List<String> words) {
        return words.stream()
                .filter(word -> !word.equals("!") && !word.equals("?"))
                .collect(Collectors.joining(" "));
    }
}
