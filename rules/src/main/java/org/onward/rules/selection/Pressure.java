package org.onward.rules.selection;

/** Fact: an urgency that some candidate has, 0–100. */
public record Pressure(int urgency) {}
