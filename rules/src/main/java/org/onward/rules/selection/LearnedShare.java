package org.onward.rules.selection;

import java.util.UUID;

/**
 * How something learned took part in a score.
 *
 * @param adjustment the thing learned
 * @param change what it added to the score, 4 decimals; 0 when it only changed the minutes
 */
public record LearnedShare(UUID adjustment, double change) {}
