package org.onward.rules.labels;

/** Fact: similar tasks were seen to take more energy than they seem to. */
public record ProvedTiring() {}
