package org.onward.rules.language.parts;

/**
 * Conclusion: the message is two.
 *
 * @param at where the second begins
 * @param keepsFirst false when the first is only a courtesy
 * @param row the table row; empty when none took part
 */
public record Cut(int at, boolean keepsFirst, String row) {}
