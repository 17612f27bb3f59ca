package org.onward.rules.reminder;

/**
 * The reminder rings again.
 *
 * @param secondsAhead from now, 1 or more
 * @param rule id of the rule that decided
 */
public record Moved(long secondsAhead, String rule) {}
