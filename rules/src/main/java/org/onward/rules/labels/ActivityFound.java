package org.onward.rules.labels;

/**
 * Fact: an activity whose usual length is known, found through the table {@code minutes-by-activity}.
 *
 * @param number the row's number: the first row that is met decides
 * @param minutes its usual length
 */
public record ActivityFound(String row, int number, int minutes) {}
