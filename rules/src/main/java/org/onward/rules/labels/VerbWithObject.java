package org.onward.rules.labels;

import org.onward.rules.vocabulary.WorkType;

/**
 * Fact: the main verb and a later word which together mean something of their own, found through the table
 * {@code work-type-objects}.
 *
 * @param number the row's number: the first row that is met decides
 * @param sending true when something is written in order to be sent to a person
 * @param words verb and object as they stand in the title
 */
public record VerbWithObject(String row, int number, boolean sending, WorkType type, String words) {}
