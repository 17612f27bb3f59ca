package org.onward.rules.delivery;

/**
 * A delivery that did not succeed.
 *
 * @param attempts how often it was tried, 1 or more
 * @param most after how many tries it is given up
 * @param rung the row of the ladder that this failure stands on, 1 or more
 */
public record Failed(int attempts, int most, int rung) {}
