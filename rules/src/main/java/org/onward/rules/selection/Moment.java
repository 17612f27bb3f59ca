package org.onward.rules.selection;

import org.onward.rules.vocabulary.Mood;

/** Fact: the time and the mood at hand. */
public record Moment(int availableMinutes, Mood mood) {}
