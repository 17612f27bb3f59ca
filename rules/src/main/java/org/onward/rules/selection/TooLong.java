package org.onward.rules.selection;

/** Conclusion: tasks of this length are not offered in the time at hand. */
public record TooLong(int minutes) {}
