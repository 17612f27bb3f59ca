package org.onward.rules.steps;

/** Plans how to do a task. Safe for all threads. */
public final class StepPlanning {
    public StepPlan plan(PlanRequest request) {
        throw new UnsupportedOperationException("being built");
    }
}
