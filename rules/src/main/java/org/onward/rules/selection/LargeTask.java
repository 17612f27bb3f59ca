package org.onward.rules.selection;

/**
 * Fact: a task that only its length keeps out.
 *
 * @param rank its place among the large tasks, 0 is the best
 * @param firstStepMinutes of its first open step; 0 when unknown
 */
public record LargeTask(int rank, int firstStepMinutes) {}
