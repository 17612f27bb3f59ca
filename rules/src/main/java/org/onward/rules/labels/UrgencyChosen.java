package org.onward.rules.labels;

/** Conclusion: how urgent the task is, 0–100. */
public record UrgencyChosen(int urgency) {}
