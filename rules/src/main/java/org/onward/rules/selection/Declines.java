package org.onward.rules.selection;

/** Fact: how often some candidate was declined. */
public record Declines(int times) {}
