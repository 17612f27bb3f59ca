package org.onward.rules.steps;

/** The person wants the task alone, without preparation. */
public record JustTheTask() {}
