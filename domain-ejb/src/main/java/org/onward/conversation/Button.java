package org.onward.conversation;

import jakarta.json.JsonObject;
import java.util.UUID;
import org.onward.json.JsonText;

/**
 * A shortcut for something one could also say.
 *
 * @param action what pressing it means, sent back as it is
 * @param about the task it means; null for none
 * @param label what it shows
 * @param spoken its accessible name, saying what it does to what
 * @param primary true for the one main action
 */
public record Button(String action, UUID about, String label, String spoken, boolean primary) {
    /** The button for the outside. */
    public JsonObject toJson() {
        return JsonText.object()
                .add("action", action)
                .add("about", about == null ? "" : about.toString())
                .add("label", label)
                .add("spoken", spoken)
                .add("style", primary ? "primary" : "quiet")
                .build();
    }
}
