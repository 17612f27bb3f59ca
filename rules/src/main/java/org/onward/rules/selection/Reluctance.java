package org.onward.rules.selection;

import java.util.UUID;
import org.onward.rules.learning.Adjustment;
import org.onward.rules.learning.LearnedEffect;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/**
 * Fact: a kind of work that the person tends to decline at a part of the day.
 *
 * @param levels by how many levels it suits less
 * @param adjustment the thing learned
 */
public record Reluctance(WorkType type, TimeBand band, int levels, UUID adjustment) {
    static Reluctance of(LearnedEffect effect) {
        Adjustment.Subject subject = effect.subject();
        return new Reluctance(
                subject.workType().orElseThrow(),
                subject.band().orElseThrow(),
                (int) Math.round(effect.amount()),
                effect.from().get(0));
    }
}
