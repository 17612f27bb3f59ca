package org.onward.rules.learning;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.onward.rules.learning.Adjustment.Kind;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.Setting;

/**
 * Learns from what happens, and says what the lessons so far amount to (companion spec §7.4, §9.4, §10.4). Knows nothing by
 * itself: what is known comes in and goes out. Safe for all threads.
 */
public final class Learning {
    private final Rulebase rules;
    private final List<OccasionRow> occasions = OccasionRow.shipped();
    private final List<EffectRow> effects = EffectRow.shipped();
    private final List<Setting> settings = Setting.of(DecisionTable.shipped("learning-settings"));
    private final Map<Kind, EffectRow> effectsByKind =
            effects.stream().collect(Collectors.toMap(EffectRow::kind, Function.identity()));
    private final LessonBook book =
            new LessonBook(settings.stream().collect(Collectors.toMap(Setting::name, Setting::value)), effectsByKind);

    public Learning() {
        this(Rulebase.named("learning"));
    }

    Learning(Rulebase rules) {
        this.rules = rules;
    }

    /**
     * What changes in what is known because of something that happened.
     *
     * @param known everything known about the person
     * @return only what is new or different, complete
     */
    public List<Adjustment> learn(Occasion occasion, List<Adjustment> known) {
        List<Object> facts = new ArrayList<>(occasions);
        facts.addAll(settings);
        facts.add(occasion);
        List<Lesson> lessons = rules.reason(facts).all(Lesson.class).stream()
                .sorted(Comparator.comparing(Lesson::ruleId))
                .toList();
        Map<Adjustment.Subject, Adjustment> changed = new LinkedHashMap<>();
        for (Lesson lesson : lessons) {
            book.enter(lesson, occasion, known).forEach(adjustment -> changed.put(adjustment.subject(), adjustment));
        }
        return List.copyOf(changed.values());
    }

    /** What everything known amounts to at a moment. */
    public LearnedEffects effects(List<Adjustment> known, Instant now) {
        if (known.isEmpty()) {
            return LearnedEffects.NONE;
        }
        List<Object> facts = new ArrayList<>(effects);
        facts.addAll(settings);
        known.forEach(adjustment -> facts.add(
                Remembered.of(adjustment, effectsByKind.get(adjustment.subject().kind()), now)));
        Conclusions concluded = rules.reason(facts);
        return new LearnedEffects(
                concluded.all(LearnedEffect.class).stream()
                        .sorted(Comparator.comparing((LearnedEffect effect) ->
                                        effect.subject().kind())
                                .thenComparing(effect -> effect.subject().toString()))
                        .toList(),
                false);
    }
}
