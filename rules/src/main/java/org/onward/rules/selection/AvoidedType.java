package org.onward.rules.selection;

import org.onward.rules.vocabulary.WorkType;

/** Fact: a kind of work the person would rather not do now. */
public record AvoidedType(WorkType type) {}
