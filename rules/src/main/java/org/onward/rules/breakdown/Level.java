package org.onward.rules.breakdown;

/**
 * What the rules decided: what to ask, and the row that says how to cut afterwards.
 *
 * @param rule id of the rule
 */
public record Level(BreakdownQuestion question, LevelRow row, String rule) {}
