package org.onward.rules.steps;

/** The pattern that plans the task. */
public record ChosenPattern(StepPattern pattern) {}
