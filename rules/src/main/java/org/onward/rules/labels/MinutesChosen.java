package org.onward.rules.labels;

/** Conclusion: how long the task takes, a positive multiple of five unless the person said otherwise. */
public record MinutesChosen(int minutes) {}
