package org.onward.rules.resume;

/**
 * A message as the rules see it.
 *
 * @param gapSeconds since the message before, with fractions
 * @param recorded whether a return was recorded strictly after the message before
 * @param asks whether it asks for something itself
 */
public record Returning(double gapSeconds, int underWay, boolean recorded, boolean answersCheckIn, boolean asks) {}
