package org.onward.rules.preference;

/** Conclusion: a question is welcome. */
public record MayAsk(String row) {}
