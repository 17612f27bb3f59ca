package org.onward.rules.selection;

/** Conclusion: the large task, by its rank, whose first step fits the time at hand. */
public record MicroStep(int rank) {}
