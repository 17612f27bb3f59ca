package org.onward.rules.language.intent;

import java.util.List;
import java.util.Optional;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;

/**
 * A sentence with what it wants, to learn from.
 *
 * @param intent what it wants
 * @param words its words, time expressions replaced by placeholders
 * @param state the dialogue state it was said in; empty when it always wants this
 * @param times how often it counts, 1 or more
 */
public record Exemplar(Intent intent, List<String> words, Optional<DialogueState> state, int times) {
    public Exemplar {
        words = List.copyOf(words);
    }

    /** The same with other words. */
    Exemplar saying(List<String> others) {
        return new Exemplar(intent, others, state, times);
    }
}
