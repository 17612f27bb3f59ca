package org.onward.rules.labels;

import org.onward.rules.vocabulary.WorkType;

/** Fact: the factor on estimates that was learned for a kind of work, 0.5–2.0. */
public record LearnedMultiplier(WorkType type, double factor) {}
