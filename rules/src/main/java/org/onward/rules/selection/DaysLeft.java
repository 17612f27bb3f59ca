package org.onward.rules.selection;

/** Fact: a number of calendar days to the deadline of some candidate; negative is past. */
public record DaysLeft(int days) {}
