package org.onward.rules.reminder;

/**
 * A wish to be reminded, as the rules see it.
 *
 * @param timed whether it has a time at all
 * @param repeats whether it asks for more than one time
 * @param secondsAhead until the time; zero or less when it has passed
 * @param nextDay whether the clock time has passed today, so that tomorrow was taken
 */
public record Wish(boolean timed, boolean repeats, long secondsAhead, boolean nextDay) {}
