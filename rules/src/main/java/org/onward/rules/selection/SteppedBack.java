package org.onward.rules.selection;

/** Conclusion: a contender that makes room for others, and why. */
public record SteppedBack(int rank, String ruleId) {}
