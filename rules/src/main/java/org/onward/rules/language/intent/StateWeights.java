package org.onward.rules.language.intent;

import java.util.EnumMap;
import java.util.Map;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** What the dialogue state says about intents, from the table {@code intent-by-state}. */
final class StateWeights {
    /**
     * @param weight factor on the probability by the words
     * @param meaning what such words mean in this state
     * @param row the table row
     */
    record Entry(double weight, Intent meaning, String row) {}

    private final Map<DialogueState, Map<Intent, Entry>> entries = new EnumMap<>(DialogueState.class);

    StateWeights(DecisionTable table) {
        for (TableRow row : table.rows()) {
            Intent intent = row.constant("intent", Intent.class);
            Intent meaning = row.has("meaning") ? row.constant("meaning", Intent.class) : intent;
            entries.computeIfAbsent(row.constant("state", DialogueState.class), state -> new EnumMap<>(Intent.class))
                    .put(intent, new Entry(row.decimal("weight"), meaning, row.id()));
        }
    }

    Entry of(DialogueState state, Intent intent) {
        return entries.getOrDefault(state, Map.of()).getOrDefault(intent, new Entry(1, intent, ""));
    }
}
