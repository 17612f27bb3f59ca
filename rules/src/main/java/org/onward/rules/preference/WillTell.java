package org.onward.rules.preference;

/** Conclusion: the message tells a preference, whatever it is about. */
public record WillTell() {}
