package org.onward.rules.preference;

/**
 * Conclusion: the person told a preference.
 *
 * @param name as in companion spec §12, with its scope
 */
public record PreferenceSaid(String name, String value, String ruleId, String row) {}
