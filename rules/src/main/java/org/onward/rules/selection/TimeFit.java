package org.onward.rules.selection;

/** Conclusion: how well tasks of a length fit the time at hand, 0–1. */
public record TimeFit(int minutes, double fit, Clause why) {}
