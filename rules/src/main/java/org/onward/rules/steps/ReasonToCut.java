package org.onward.rules.steps;

/**
 * One reason to work on the task in hidden pieces.
 *
 * @param rule the rule that found it
 */
public record ReasonToCut(String rule) {}
