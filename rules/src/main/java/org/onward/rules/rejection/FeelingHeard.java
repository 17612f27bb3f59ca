package org.onward.rules.rejection;

/**
 * Fact: a feeling that the words show, by a row of the table {@code distress-words}.
 *
 * @param order which of several feelings is answered, lowest first
 */
public record FeelingHeard(String row, Feeling feeling, int order) {}
