package org.onward.companion.learning;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.onward.rules.learning.Adjustment;
import org.onward.rules.learning.Adjustment.Kind;
import org.onward.rules.learning.Evidence;
import org.onward.rules.learning.LearnedEffect;
import org.onward.rules.learning.LearnedEffects;
import org.onward.rules.tone.Phrasebook;

/** Puts what was learned into words that a person reads about themselves: kind, and without any judgement. */
@ApplicationScoped
class LearnedWords {
    @Inject
    private Phrasebook phrasebook;

    /**
     * Shows something learned.
     *
     * @param titles of the tasks it was learned from, as far as they still exist
     */
    LearnedView view(Adjustment adjustment, LearnedEffects effects, Map<UUID, String> titles) {
        Optional<LearnedEffect> active = effects.from(adjustment.id());
        return new LearnedView(
                adjustment,
                sentence(adjustment),
                active.map(this::effect).orElseGet(() -> phrasebook.say("learned.effect.forming", Map.of(), 0)),
                active,
                adjustment.evidence().stream()
                        .sorted(Comparator.comparing(Evidence::at).reversed())
                        .map(piece -> source(piece, Optional.ofNullable(titles.get(piece.taskId()))))
                        .toList());
    }

    String sentence(Adjustment adjustment) {
        Adjustment.Subject subject = adjustment.subject();
        return phrasebook.say(
                "learned.what." + lower(subject.kind()),
                Map.of(
                        "work", work(subject),
                        "band", subject.band().map(LearnedWords::lower).orElse("")),
                0);
    }

    private String effect(LearnedEffect effect) {
        boolean shorter = effect.kind() == Kind.ESTIMATE && effect.amount() < 1;
        long percent = Math.round(Math.abs(effect.amount() - 1) * 100);
        return phrasebook.say(
                "learned.effect." + lower(effect.kind()) + (shorter ? "-less" : ""),
                Map.of(
                        "work", work(effect.subject()),
                        "band", effect.subject().band().map(LearnedWords::lower).orElse(""),
                        "percent", Long.toString(percent),
                        "minutes", Long.toString(Math.round(effect.amount()))),
                0);
    }

    private LearnedView.Source source(Evidence piece, Optional<String> title) {
        return new LearnedView.Source(
                piece.at(),
                phrasebook.say(
                        "learned.from." + lower(piece.what()),
                        Map.of("title", title.orElseGet(() -> phrasebook.say("learned.from.gone", Map.of(), 0))),
                        0),
                title.map(known -> piece.taskId()));
    }

    /** "focus work", or "tasks like report". */
    private String work(Adjustment.Subject subject) {
        return subject.workType()
                .map(type -> phrasebook.say("learned.work.type", Map.of("type", lower(type)), 0))
                .orElseGet(() -> phrasebook.say(
                        "learned.work.pattern",
                        Map.of("pattern", subject.pattern().replace('-', ' ')),
                        0));
    }

    /** What is worth showing, the strongest first: what has an effect before what is still forming. */
    static List<Adjustment> worthShowing(List<Adjustment> learned, LearnedEffects effects) {
        return learned.stream()
                .filter(adjustment -> !adjustment.evidence().isEmpty())
                .sorted(Comparator.comparing((Adjustment adjustment) ->
                                effects.from(adjustment.id()).isEmpty())
                        .thenComparing(Adjustment::changedAt, Comparator.reverseOrder())
                        .thenComparing(adjustment -> adjustment.id().toString()))
                .toList();
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
