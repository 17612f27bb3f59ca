package org.onward.rules.preference;

/** Fact: the message as a whole was understood as wanting a preference kept. */
public record AskedFor() {}
