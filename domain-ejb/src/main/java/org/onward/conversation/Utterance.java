package org.onward.conversation;

import java.util.Optional;
import java.util.UUID;

/**
 * What a person sent: words, or a button.
 *
 * @param text the words, cleaned; empty when a button was pressed
 * @param action the pressed button's action; empty when words were written
 * @param about the task the button means
 */
public record Utterance(String text, String action, Optional<UUID> about) {
    public static Utterance words(String text) {
        return new Utterance(text, "", Optional.empty());
    }

    public static Utterance press(String action, Optional<UUID> about) {
        return new Utterance("", action, about);
    }

    public boolean pressed() {
        return !action.isEmpty();
    }
}
