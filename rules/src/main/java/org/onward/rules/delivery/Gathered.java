package org.onward.rules.delivery;

/**
 * Whether what is due for one person comes as one message.
 *
 * @param together true for one message, false for one each
 * @param rule id of the rule that decided
 */
public record Gathered(boolean together, String rule) {}
