package org.onward.rules.steps;

/** How much preparation this task gets, and how small its first step is. */
public record PrepLimit(int known, int defaults, int firstStep) {}
