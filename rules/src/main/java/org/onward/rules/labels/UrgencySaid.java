package org.onward.rules.labels;

/** Conclusion: the urgency that the words alone give, 0–100. */
public record UrgencySaid(int urgency) {}
