package org.onward.rules.learning;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.onward.rules.learning.Adjustment.Kind;
import org.onward.rules.vocabulary.WorkType;

/**
 * What was learned about a person amounts to this now.
 *
 * @param all the effects; none while learning is paused
 * @param paused whether learning is paused: what was learned rests, and what it changed before stays as it is
 */
public record LearnedEffects(List<LearnedEffect> all, boolean paused) {
    /** Nothing has an effect: nothing was learned, or it wore off. */
    public static final LearnedEffects NONE = new LearnedEffects(List.of(), false);

    /** Learning is paused. */
    public static final LearnedEffects PAUSED = new LearnedEffects(List.of(), true);

    public LearnedEffects {
        all = List.copyOf(all);
    }

    /** The factor on estimates of such tasks, 0.5–2.0: their pattern's if there is one, else their kind's, else 1. */
    public double factorOn(WorkType type, String pattern) {
        return estimate(type, pattern).map(LearnedEffect::amount).orElse(1.0);
    }

    /** The effect behind {@link #factorOn}. */
    public Optional<LearnedEffect> estimate(WorkType type, String pattern) {
        return of(Kind.ESTIMATE)
                .filter(effect ->
                        !pattern.isEmpty() && effect.subject().pattern().equals(pattern))
                .findFirst()
                .or(() -> of(Kind.ESTIMATE)
                        .filter(effect ->
                                effect.subject().workType().filter(type::equals).isPresent())
                        .findFirst());
    }

    /**
     * The minutes a task takes this person, once learned factors are brought up to date (companion spec §4.3).
     *
     * @param minutes as stored
     * @param contained the factor they contain already; 0 for minutes the person stated, which stay
     */
    public int minutes(int minutes, double contained, WorkType type, String pattern) {
        return contained <= 0 ? minutes : (int) Math.max(1, Math.round(minutes / contained * factorOn(type, pattern)));
    }

    /** The learned factors by kind of work, as a new task with this pattern sees them. */
    public Map<WorkType, Double> factors(String pattern) {
        Map<WorkType, Double> factors = new TreeMap<>();
        for (WorkType type : WorkType.values()) {
            estimate(type, pattern).ifPresent(effect -> factors.put(type, effect.amount()));
        }
        return factors;
    }

    /** Whether only what takes little energy is offered to this person when tired. */
    public boolean gentleWhenTired() {
        return of(Kind.TIRED).findAny().isPresent();
    }

    /** Whether tasks with this pattern take this person more energy than they seem to. */
    public boolean takesMoreEnergy(String pattern) {
        return of(Kind.ENERGY).anyMatch(effect -> effect.subject().pattern().equals(pattern));
    }

    /** Whether anything was learned about patterns, so that the pattern of a new task matters. */
    public boolean knowsPatterns() {
        return all.stream().anyMatch(effect -> !effect.subject().pattern().isEmpty());
    }

    /** What planning should know, by key as among preferences: {@code focus.breakdown_minutes}, {@code report.pre_break}. */
    public Map<String, String> forPlanning() {
        Map<String, String> known = new TreeMap<>();
        of(Kind.BREAKDOWN)
                .forEach(effect -> known.put(
                        effect.subject().workType().orElseThrow().name().toLowerCase(Locale.ROOT)
                                + ".breakdown_minutes",
                        Integer.toString((int) effect.amount())));
        of(Kind.PRE_BREAK).forEach(effect -> known.put(effect.subject().pattern() + ".pre_break", "yes"));
        return known;
    }

    /** The effect that this adjustment has a part in. */
    public Optional<LearnedEffect> from(UUID adjustment) {
        return all.stream().filter(effect -> effect.from().contains(adjustment)).findFirst();
    }

    private Stream<LearnedEffect> of(Kind kind) {
        return all.stream().filter(effect -> effect.kind() == kind);
    }
}
