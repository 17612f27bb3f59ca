package org.onward.rules.selection;

/**
 * Fact: an estimate that some candidate has. Each distinct value is judged once, however many candidates share it.
 *
 * @param share of the available time, 1.0 is all of it
 */
public record Length(int minutes, double share) {}
