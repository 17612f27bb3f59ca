package org.onward.rules.learning;

import java.time.Instant;
import java.util.UUID;

/**
 * Something that happened and taught something: with the task and the moment it points at the task's event.
 *
 * @param value the measure of the occasion
 */
public record Evidence(Instant at, UUID taskId, Occasion.What what, double value) {}
