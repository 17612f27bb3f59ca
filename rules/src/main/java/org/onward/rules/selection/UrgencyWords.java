package org.onward.rules.selection;

/** Conclusion: how an urgency is put in words. */
public record UrgencyWords(int urgency, Clause why) {}
