package org.onward.rules.selection;

import org.onward.rules.vocabulary.WorkType;

/**
 * Conclusion: how well a kind of work goes with the mood.
 *
 * @param level 1.0 perfect, 0.5 related, 0.0 mismatch
 * @param graded the finer affinity, 0–1
 */
public record MoodMatch(WorkType type, double level, double graded, Clause why) {}
