package org.onward.rules.selection;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.onward.rules.learning.Adjustment.Kind;
import org.onward.rules.learning.Adjustment.Subject;
import org.onward.rules.learning.LearnedEffect;
import org.onward.rules.learning.LearnedEffects;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.Mood;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/**
 * Given: {@code minutes}, {@code mood}, {@code now}, {@code avoid}, {@code replacing}, {@code shorter than}, what was
 * learned ({@code reluctant}, {@code factors}, {@code gentle}) and the {@code tasks} by name. Expect:
 * {@code case}, {@code choice}, {@code score}, {@code time fit}, {@code band}, {@code said} (the most telling clause),
 * {@code micro step}, {@code shortest}, {@code order} (of all eligible tasks), {@code counts as} (minutes),
 * {@code learned} and {@code mentions} (what was learned and took part).
 */
class SelectionScenariosTest extends RuleScenarios {
    private static final ZoneId ZONE = ZoneId.of("America/Chicago");
    private static final String NOTHING = "nothing";

    @Override
    protected String kbase() {
        return "selection";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        Map<UUID, String> names = new HashMap<>();
        List<Candidate> candidates = new ArrayList<>();
        ((Map<?, ?>) given.get("tasks")).forEach((name, task) -> {
            names.put(idOf(name), name.toString());
            candidates.add(candidate(name.toString(), (Map<?, ?>) task));
        });
        SelectionOutcome outcome = new SelectionScoring(rules).choose(candidates, context(given));
        Map<String, Object> decided = new HashMap<>();
        decided.put("case", words(outcome.kind()));
        decided.put(
                "choice", outcome.choice().map(choice -> names.get(choice.id())).orElse(NOTHING));
        decided.put("band", outcome.band().map(SelectionScenariosTest::words).orElse(NOTHING));
        decided.put("micro step", outcome.microStepOf().map(names::get).orElse(NOTHING));
        decided.put(
                "order",
                outcome.ranking().stream().map(score -> names.get(score.id())).toList());
        outcome.shortestMinutes().ifPresent(minutes -> decided.put("shortest", minutes));
        outcome.choice().ifPresent(choice -> {
            decided.put("score", choice.score());
            decided.put("time fit", choice.timeFit());
            decided.put("said", choice.why().get(0).words());
            decided.put("counts as", choice.minutes());
            choice.why().stream()
                    .filter(why -> why.row().startsWith("learned-in-words"))
                    .forEach(why -> decided.put("mentions", why.words()));
        });
        outcome.ranking().forEach(score -> score.learned()
                .forEach(share -> decided.put("learned", names.get(score.id()) + " " + share.change())));
        return decided;
    }

    private static SelectionContext context(Map<String, Object> given) {
        return new SelectionContext(
                (Integer) given.get("minutes"),
                constant(Mood.class, given.get("mood")),
                instant(Optional.<Object>ofNullable(given.get("now")).orElse("2026-12-01T12:00")),
                ZONE,
                Optional.ofNullable(given.get("avoid")).map(type -> constant(WorkType.class, type)),
                Optional.ofNullable(given.get("replacing")).map(SelectionScenariosTest::idOf),
                given.get("shorter than") == null
                        ? OptionalInt.empty()
                        : OptionalInt.of((Integer) given.get("shorter than")),
                learned(given));
    }

    private static LearnedEffects learned(Map<String, Object> given) {
        List<LearnedEffect> effects = new ArrayList<>();
        ((Map<?, ?>) given.getOrDefault("reluctant", Map.of()))
                .forEach((type, band) -> effects.add(effect(
                        Subject.typeAt(Kind.AFFINITY, constant(WorkType.class, type), constant(TimeBand.class, band)),
                        1)));
        ((Map<?, ?>) given.getOrDefault("factors", Map.of()))
                .forEach((type, factor) -> effects.add(
                        effect(Subject.type(Kind.ESTIMATE, constant(WorkType.class, type)), (Double) factor)));
        if (Boolean.TRUE.equals(given.get("gentle"))) {
            effects.add(effect(Subject.person(Kind.TIRED), 1));
        }
        return new LearnedEffects(effects, false);
    }

    private static LearnedEffect effect(Subject subject, double amount) {
        return new LearnedEffect(subject, amount, List.of(idOf(subject)), "effect-holds", "learning-effects:1");
    }

    private static Candidate candidate(String name, Map<?, ?> task) {
        return new Candidate(
                idOf(name),
                constant(WorkType.class, task.get("type")),
                (Integer) task.get("urgency"),
                (Integer) task.get("minutes"),
                task.get("energy") == null ? Energy.MEDIUM : constant(Energy.class, task.get("energy")),
                number(task, "declines"),
                instant("2026-11-01T12:00"),
                task.get("due") == null ? null : instant(task.get("due")),
                Boolean.TRUE.equals(task.get("blocked")),
                Boolean.TRUE.equals(task.get("declined")),
                task.get("parent") == null ? null : idOf(task.get("parent")),
                number(task, "sequence"),
                number(task, "first step"));
    }

    private static int number(Map<?, ?> task, String key) {
        return task.get(key) == null ? 0 : (Integer) task.get(key);
    }

    private static UUID idOf(Object name) {
        return UUID.nameUUIDFromBytes(name.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static <E extends Enum<E>> E constant(Class<E> type, Object word) {
        return Enum.valueOf(type, word.toString().toUpperCase(Locale.ROOT));
    }

    private static String words(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static Instant instant(Object local) {
        return LocalDateTime.parse(local.toString()).atZone(ZONE).toInstant();
    }
}
