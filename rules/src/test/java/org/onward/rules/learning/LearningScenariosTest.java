package org.onward.rules.learning;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.onward.rules.learning.Adjustment.Kind;
import org.onward.rules.learning.Adjustment.Subject;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;
import org.onward.rules.vocabulary.Mood;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/**
 * Given: what {@code happens} to a task ({@code type}, {@code pattern}, {@code band}, {@code mood}, {@code measure}, {@code
 * task}) and what is {@code known}: a list with {@code kind}, {@code type}, {@code pattern}, {@code band}, {@code value}, {@code
 * days} (since when untouched) and {@code evidence} (days ago, or days ago with what was measured). Expect: {@code learned},
 * {@code effects}.
 */
class LearningScenariosTest extends RuleScenarios {
    private static final Instant NOW = Instant.parse("2026-12-01T18:00:00Z");

    @Override
    protected String kbase() {
        return "learning";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        Learning learning = new Learning(rules);
        List<Adjustment> known = ((List<?>) given.getOrDefault("known", List.of()))
                .stream().map(row -> adjustment((Map<?, ?>) row)).toList();
        Map<String, Object> decided = new HashMap<>();
        if (given.containsKey("happens")) {
            decided.put(
                    "learned",
                    learning.learn(occasion(given), known).stream()
                            .map(changed -> words(changed.subject(), changed.value()) + " from "
                                    + changed.evidence().size())
                            .sorted()
                            .toList());
        }
        decided.put(
                "effects",
                learning.effects(known, NOW).all().stream()
                        .map(effect -> words(effect.subject(), effect.amount()))
                        .sorted()
                        .toList());
        return decided;
    }

    private static Occasion occasion(Map<String, Object> given) {
        return new Occasion(
                constant(Occasion.What.class, given.get("happens")),
                task(given.getOrDefault("task", "this")),
                constant(WorkType.class, given.getOrDefault("type", "focus")),
                given.getOrDefault("pattern", "").toString(),
                constant(TimeBand.class, given.getOrDefault("band", "evening")),
                constant(Mood.class, given.getOrDefault("mood", "neutral")),
                ((Number) given.getOrDefault("measure", 0)).doubleValue(),
                NOW);
    }

    private static Adjustment adjustment(Map<?, ?> row) {
        List<Evidence> evidence = ((List<?>) row.get("evidence"))
                .stream().map(LearningScenariosTest::evidence).toList();
        Instant changed = row.get("days") == null ? NOW : NOW.minus(Duration.ofDays((Integer) row.get("days")));
        return new Adjustment(
                UUID.randomUUID(),
                new Subject(
                        constant(Kind.class, row.get("kind")),
                        Optional.ofNullable(row.get("type")).map(type -> constant(WorkType.class, type)),
                        row.get("pattern") == null ? "" : row.get("pattern").toString(),
                        Optional.ofNullable(row.get("band")).map(band -> constant(TimeBand.class, band))),
                row.get("value") == null ? 1 : ((Number) row.get("value")).doubleValue(),
                evidence,
                changed,
                changed);
    }

    private static Evidence evidence(Object item) {
        List<?> parts = item instanceof List<?> list ? list : List.of(item, 0);
        return new Evidence(
                NOW.minus(Duration.ofDays((Integer) parts.get(0))),
                task("other"),
                Occasion.What.DECLINED_GENERAL,
                ((Number) parts.get(1)).doubleValue());
    }

    private static UUID task(Object name) {
        return UUID.nameUUIDFromBytes(name.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static String words(Subject subject, double value) {
        return String.join(
                        " ",
                        lower(subject.kind()),
                        subject.workType().map(LearningScenariosTest::lower).orElse(""),
                        subject.pattern(),
                        subject.band().map(LearningScenariosTest::lower).orElse(""),
                        Double.toString(Math.round(value * 1000) / 1000.0))
                .replaceAll(" +", " ");
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static <E extends Enum<E>> E constant(Class<E> type, Object word) {
        return Enum.valueOf(type, word.toString().toUpperCase(Locale.ROOT).replace(' ', '_'));
    }
}
