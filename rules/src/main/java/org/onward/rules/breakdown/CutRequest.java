package org.onward.rules.breakdown;

import org.onward.rules.steps.PlanRequest;

/**
 * A task or piece to cut.
 *
 * @param times how often the original task could not be finished, this time included
 * @param task what to cut; its minutes are those that are left
 * @param part what blocks, in the person's words; empty when they named nothing
 */
public record CutRequest(int times, PlanRequest task, String part) {}
