package org.onward.rules.steps;

/** The task keeps its steps inline, and this many at most. */
public record InlineSize(int most, int mostWithFollowUp) {}
