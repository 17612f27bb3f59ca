package org.onward.rules.resume;

/**
 * How the rules meet a return.
 *
 * @param rule id of the rule
 * @param row of the band
 */
public record Met(ReturnDecision.Kind kind, String rule, String row) {}
