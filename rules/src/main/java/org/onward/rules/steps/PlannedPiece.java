package org.onward.rules.steps;

import java.util.List;
import org.onward.rules.vocabulary.Energy;

/**
 * One hidden piece of a large task, worked on as a task of its own.
 *
 * @param title at most 200 characters
 * @param minutes 15–90
 * @param energy energy it asks for
 * @param steps its own inline steps
 */
public record PlannedPiece(String title, int minutes, Energy energy, List<PlannedStep> steps) {}
