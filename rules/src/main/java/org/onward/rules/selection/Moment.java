package org.onward.rules.selection;

import org.onward.rules.vocabulary.Mood;
import org.onward.rules.vocabulary.TimeBand;

/** Fact: the time, the mood and the part of the day at hand. */
public record Moment(int availableMinutes, Mood mood, TimeBand band) {
    static Moment of(SelectionContext context) {
        return new Moment(context.availableMinutes(), context.mood(), context.band());
    }
}
