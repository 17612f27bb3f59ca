package org.onward.rules.labels;

import org.onward.rules.vocabulary.WorkType;

/**
 * Conclusion: the verb that says what is to be done.
 *
 * @param light true when it says little by itself and its object decides
 */
public record MainVerb(String row, WorkType type, String words, boolean light) {}
