package org.onward.rules.preference;

/** Fact: it was said what a preference holds for. */
public record ScopeSaid(String row, String scope) {}
