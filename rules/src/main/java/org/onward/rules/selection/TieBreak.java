package org.onward.rules.selection;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.Mood;

/** What decides between equal scores (companion spec §4.6); the table {@code selection-tie-breaks} gives the order. */
enum TieBreak {
    GRADED_MOOD,
    URGENCY,
    DEADLINE,
    ENERGY,
    DECLINES,
    AGE,
    ID;

    /** Best first: by score, then by each tie-break of the table in its order. */
    static Comparator<Scored> order(DecisionTable tieBreaks, Map<Mood, Energy> firstEnergy, Mood mood) {
        Comparator<Scored> byScore = Comparator.comparingDouble(
                        (Scored scored) -> scored.result().score())
                .reversed();
        Optional<Energy> first = Optional.ofNullable(firstEnergy.get(mood));
        return tieBreaks.rows().stream()
                .map(row -> row.constant("tie break", TieBreak.class).comparator(first))
                .reduce(byScore, Comparator::thenComparing);
    }

    private Comparator<Scored> comparator(Optional<Energy> firstEnergy) {
        return switch (this) {
            case GRADED_MOOD ->
                Comparator.comparingDouble((Scored scored) -> scored.result().gradedMood())
                        .reversed();
            case URGENCY ->
                Comparator.comparingInt((Scored scored) -> scored.candidate().urgency())
                        .reversed();
            case DEADLINE ->
                Comparator.comparing(
                        scored -> scored.candidate().dueAt(), Comparator.nullsLast(Comparator.naturalOrder()));
            case ENERGY -> Comparator.comparingInt(scored -> distance(firstEnergy, scored.candidate()));
            case DECLINES ->
                Comparator.comparingInt(scored -> scored.candidate().rejections());
            case AGE -> Comparator.comparing(scored -> scored.candidate().createdAt());
            case ID -> Comparator.comparing(scored -> scored.candidate().id());
        };
    }

    private static int distance(Optional<Energy> first, Candidate candidate) {
        return first.map(
                        energy -> Math.abs(energy.ordinal() - candidate.energy().ordinal()))
                .orElse(0);
    }
}
