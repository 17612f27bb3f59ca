package org.onward.rules.labels;

import org.onward.rules.vocabulary.Energy;

/** Conclusion: the energy such a task takes people in general, before what was learned about this person. */
public record EnergySuggested(Energy energy) {
    /** One level more, HIGH at most. */
    public Energy raised() {
        return Energy.values()[Math.min(Energy.HIGH.ordinal(), energy.ordinal() + 1)];
    }
}
