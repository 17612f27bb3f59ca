package org.onward.rules.reminder;

/**
 * How long "later" is.
 *
 * @param seconds 1 or more
 */
public record SnoozeLength(long seconds) {}
