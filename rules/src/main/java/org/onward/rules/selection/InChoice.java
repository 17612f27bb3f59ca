package org.onward.rules.selection;

/** Conclusion: a contender that may be offered. */
public record InChoice(int rank, double moodMatch, double score) {}
