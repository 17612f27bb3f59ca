package org.onward.rules.checkin;

/**
 * What the rules decided about a check-in.
 *
 * @param rule id of the rule
 */
public record Fate(CheckInDecision.Kind kind, String rule) {}
