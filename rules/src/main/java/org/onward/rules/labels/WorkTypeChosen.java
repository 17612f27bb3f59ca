package org.onward.rules.labels;

import org.onward.rules.vocabulary.WorkType;

/** Conclusion: the kind of work. */
public record WorkTypeChosen(WorkType type) {}
