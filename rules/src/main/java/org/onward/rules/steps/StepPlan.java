package org.onward.rules.steps;

import java.util.List;
import org.onward.rules.explain.Explanation;

/**
 * How to do a task: either inline steps or hidden pieces, never both.
 *
 * @param steps inline steps, 2–5; empty when there are pieces
 * @param pieces hidden pieces in order, 4–7; empty when the task is small enough
 * @param pattern name of the pattern by which similar tasks are known; empty when only the kind of work decided
 * @param why rules and rows that decided
 */
public record StepPlan(List<PlannedStep> steps, List<PlannedPiece> pieces, String pattern, List<Explanation> why) {
    public boolean hidden() {
        return !pieces.isEmpty();
    }
}
