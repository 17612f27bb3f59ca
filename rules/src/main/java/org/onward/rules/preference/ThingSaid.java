package org.onward.rules.preference;

/**
 * Fact: something that helps to get ready was named.
 *
 * @param key the preference it is a value of
 * @param scopedKey the same for something in particular
 */
public record ThingSaid(String row, String key, String scopedKey, String value) {}
