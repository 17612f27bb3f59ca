package org.onward.rules.selection;

/**
 * Fact: an estimate that counts as another length because of what was learned.
 *
 * @param stored as estimated
 * @param minutes as it counts
 */
public record LengthLearned(int stored, int minutes) {}
