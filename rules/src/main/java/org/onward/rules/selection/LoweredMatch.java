package org.onward.rules.selection;

import java.util.UUID;
import org.onward.rules.vocabulary.WorkType;

/**
 * Conclusion: a kind of work suits less than the mood alone says.
 *
 * @param level what is left of it, 0–1
 * @param adjustment the thing learned
 */
public record LoweredMatch(WorkType type, double level, UUID adjustment, Clause why) {}
