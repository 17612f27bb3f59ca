package org.onward.rules.breakdown;

/**
 * A task that could not be finished, as the rules see it.
 *
 * @param times how often that was said of the original task, this time included; 1 or more
 * @param minutesLeft what remains of the task or piece at hand
 */
public record Attempt(int times, int minutesLeft) {}
