package org.onward.rules.rejection;

/** Conclusion: the feeling to be answered. */
public record FeelingDecided(Feeling feeling, String row) {}
