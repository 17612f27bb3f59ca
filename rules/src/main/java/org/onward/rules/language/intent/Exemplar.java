package org.onward.rules.language.intent;

import java.util.List;
import java.util.Optional;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;

/**
 * A sentence of the table {@code intent-exemplars} with what it wants.
 *
 * @param intent what it wants
 * @param words its words, time expressions replaced by placeholders
 * @param state the only dialogue state in which it wants this; empty when it always does
 */
public record Exemplar(Intent intent, List<String> words, Optional<DialogueState> state) {
    public Exemplar {
        words = List.copyOf(words);
    }
}
