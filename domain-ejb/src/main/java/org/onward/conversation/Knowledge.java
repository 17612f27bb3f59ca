package org.onward.conversation;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.onward.rules.learning.Adjustment;
import org.onward.rules.preference.Preferences;

/**
 * What is known about a person: what was learned from how they work, some of it still forming (companion spec §7.4), and what
 * they told us (§12). Read as a turn begins; what is learned in a turn counts at once and is stored when it is closed.
 */
public final class Knowledge {
    private final Map<Adjustment.Subject, Adjustment> learned = new LinkedHashMap<>();
    private final Map<Adjustment.Subject, Adjustment> lessons = new LinkedHashMap<>();
    private Preferences preferences;

    Knowledge(List<Adjustment> learned, Preferences preferences) {
        learned.forEach(adjustment -> this.learned.put(adjustment.subject(), adjustment));
        this.preferences = preferences;
    }

    /** Of someone we know nothing about. */
    static Knowledge none() {
        return new Knowledge(List.of(), Preferences.NONE);
    }

    public List<Adjustment> learned() {
        return List.copyOf(learned.values());
    }

    public Preferences preferences() {
        return preferences;
    }

    /** Something was learned in this turn. */
    public void learn(List<Adjustment> changed) {
        changed.forEach(adjustment -> {
            learned.put(adjustment.subject(), adjustment);
            lessons.put(adjustment.subject(), adjustment);
        });
    }

    /** The person told other preferences in this turn. */
    public void prefer(Preferences told) {
        preferences = told;
    }

    /** Everything learned was forgotten in this turn. */
    public void forget() {
        learned.clear();
        lessons.clear();
    }

    Collection<Adjustment> lessons() {
        return lessons.values();
    }
}
