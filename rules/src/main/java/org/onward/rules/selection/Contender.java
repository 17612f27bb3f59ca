package org.onward.rules.selection;

import org.onward.rules.vocabulary.WorkType;

/**
 * Fact: the best eligible task of a kind of work.
 *
 * @param rank its place in the ranking, 0 is the best of all
 * @param moodMatch how well its kind goes with the mood
 */
public record Contender(WorkType type, int rank, double moodMatch, double score) {}
