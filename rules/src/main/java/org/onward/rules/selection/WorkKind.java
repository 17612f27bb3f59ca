package org.onward.rules.selection;

import org.onward.rules.vocabulary.WorkType;

/** Fact: a kind of work that some candidate is. */
public record WorkKind(WorkType type) {}
