package org.onward.rules.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onward.rules.explain.Explanation;

/**
 * What a message most likely wants, and whether that is clear enough to act on.
 *
 * @param intent the best reading
 * @param clear false when the two best readings lie too close together: ask, offering both as buttons
 * @param alternative the second-best reading, present when not clear
 * @param scores probability by intent, summing to about 1
 * @param why rules and rows that decided
 */
public record IntentReading(
        Intent intent,
        boolean clear,
        Optional<Intent> alternative,
        Map<Intent, Double> scores,
        List<Explanation> why) {}
