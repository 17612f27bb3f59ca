package org.onward.rules.labels;

/** Conclusion: how long the task takes: what the person said, else a positive multiple of five. */
public record MinutesChosen(int minutes) {}
