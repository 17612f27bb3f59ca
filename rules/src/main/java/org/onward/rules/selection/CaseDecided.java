package org.onward.rules.selection;

/** Conclusion: which case of §4.8 holds. */
public record CaseDecided(SelectionOutcome.Kind kind) {}
