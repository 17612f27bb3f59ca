package org.onward.rules.selection;

/** Fact: something shorter than what was declined is wanted. */
public record ShorterWanted() {}
