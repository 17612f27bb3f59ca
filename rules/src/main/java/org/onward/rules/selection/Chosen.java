package org.onward.rules.selection;

/** Conclusion: the task to offer, by its rank. */
public record Chosen(int rank, double score) {}
