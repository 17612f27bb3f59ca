package org.onward.rules.steps;

/**
 * The vague verb of the title is no reason to cut the task.
 *
 * @param rule the rule that found so
 */
public record VagueVerbExcused(String rule) {}
