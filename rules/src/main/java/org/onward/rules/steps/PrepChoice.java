package org.onward.rules.steps;

/** The preparation that won its slot. */
public record PrepChoice(PrepOption option) {}
