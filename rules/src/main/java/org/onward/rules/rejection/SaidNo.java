package org.onward.rules.rejection;

/** Fact: the words decline something by themselves, beside any reason. */
public record SaidNo() {}
