package org.onward.rules.reward;

import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/**
 * A completion that may be celebrated.
 *
 * @param title the finished task, to tell whether it is a sensitive matter
 * @param minutes its estimate, 1 or more
 * @param lastPiece true when it was the last piece of a large task
 * @param allCleared true when nothing is left to do
 */
public record RewardMoment(
        String title, WorkType workType, Energy energy, int minutes, boolean lastPiece, boolean allCleared) {}
