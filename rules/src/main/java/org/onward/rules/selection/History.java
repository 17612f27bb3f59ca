package org.onward.rules.selection;

/** Conclusion: what earlier declines leave of the history part, 0–1. */
public record History(int declines, double grade, Clause why) {}
