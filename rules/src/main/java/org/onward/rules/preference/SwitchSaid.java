package org.onward.rules.preference;

/** Fact: something is to be switched on or off. */
public record SwitchSaid(String row, String key, String value) {}
