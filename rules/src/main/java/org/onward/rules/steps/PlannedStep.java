package org.onward.rules.steps;

/**
 * One concrete step.
 *
 * @param text an instruction that starts with a verb
 * @param minutes 1 or more
 * @param doneWhen how to tell it is done
 */
public record PlannedStep(String text, int minutes, String doneWhen) {}
