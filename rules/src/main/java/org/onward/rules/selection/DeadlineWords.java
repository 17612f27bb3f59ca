package org.onward.rules.selection;

/** Conclusion: how a near deadline is put in words; a far one has none. */
public record DeadlineWords(int days, Clause why) {}
