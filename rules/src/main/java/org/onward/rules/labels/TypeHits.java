package org.onward.rules.labels;

import org.onward.rules.vocabulary.WorkType;

/**
 * Conclusion: how often the title speaks for a kind of work.
 *
 * @param hits number of cues, 1 or more
 * @param earliest position of the first of them
 */
public record TypeHits(WorkType type, int hits, int earliest) {}
