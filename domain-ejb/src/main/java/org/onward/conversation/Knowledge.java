package org.onward.conversation;

import java.util.List;
import org.onward.rules.learning.Adjustment;
import org.onward.rules.preference.Preferences;

/**
 * What is known about a person when a turn begins, read together with where the conversation stands.
 *
 * @param learned what was learned from how they work (companion spec §7.4); some of it still forming
 * @param preferences what they told us (companion spec §12)
 */
public record Knowledge(List<Adjustment> learned, Preferences preferences) {
    /** Someone we know nothing about. */
    public static final Knowledge NONE = new Knowledge(List.of(), Preferences.NONE);

    public Knowledge {
        learned = List.copyOf(learned);
    }
}
