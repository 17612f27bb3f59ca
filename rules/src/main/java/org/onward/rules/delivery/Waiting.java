package org.onward.rules.delivery;

/**
 * What is due for one person at a moment.
 *
 * @param items how many there are, 1 or more
 * @param late how many of them should have come a while before
 */
public record Waiting(int items, int late) {}
