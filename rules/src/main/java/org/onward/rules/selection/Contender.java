package org.onward.rules.selection;

import org.onward.rules.vocabulary.WorkType;

/**
 * Fact: the best eligible task of its sort: its kind of work, whether it is shorter than what was declined, whether it is gentle.
 *
 * @param rank its place in the ranking, 0 is the best of all
 * @param moodMatch how well its kind goes with the mood
 * @param shorter whether it is shorter than what was declined for time
 * @param gentle whether it takes little energy
 */
public record Contender(WorkType type, int rank, double moodMatch, double score, boolean shorter, boolean gentle) {}
