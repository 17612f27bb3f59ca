package org.onward.rules.selection;

/** Conclusion: why an estimate counts as another length. */
public record LengthWords(LengthLearned length, Clause why) {}
