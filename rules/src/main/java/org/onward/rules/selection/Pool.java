package org.onward.rules.selection;

/**
 * Fact: what there is to choose from.
 *
 * @param open all candidates
 * @param eligible those that may be offered
 * @param onlyTooLong those that only their length keeps out
 */
public record Pool(int open, int eligible, int onlyTooLong) {}
