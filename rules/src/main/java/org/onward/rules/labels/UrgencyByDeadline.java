package org.onward.rules.labels;

/** Conclusion: the least urgency that a resolved deadline asks for, 0–100. */
public record UrgencyByDeadline(String row, int urgency) {}
