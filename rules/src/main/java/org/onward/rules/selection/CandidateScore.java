package org.onward.rules.selection;

import java.util.List;
import java.util.UUID;
import org.onward.rules.explain.Explanation;

/**
 * The score of one candidate, 4 decimals.
 *
 * @param score 0–1: 0.3·timeFit + 0.4·moodMatch + 0.2·urgency/100 + 0.1·history
 * @param timeFit 1.0 or 0.5
 * @param moodMatch 1.0, 0.5 or 0.0
 * @param urgencyPart urgency/100
 * @param history 1.0, 0.5 or 0.0
 * @param gradedMood the graded affinity, first tie-breaker
 * @param minutes the effective estimate, what was learned included
 * @param learned what was learned and took part, with what it changed
 * @param why one explanation per part, with rule and row
 */
public record CandidateScore(
        UUID id,
        double score,
        double timeFit,
        double moodMatch,
        double urgencyPart,
        double history,
        double gradedMood,
        int minutes,
        List<LearnedShare> learned,
        List<Explanation> why) {}
