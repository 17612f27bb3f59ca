package org.onward.rules.labels;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;
import org.onward.rules.vocabulary.WorkType;

/**
 * Given: {@code title}, {@code message} (the title when absent), {@code stated} minutes, {@code due}, {@code now} (local times),
 * {@code reminder}, {@code learned} factors. Expect: {@code work type}, {@code urgency}, {@code minutes}, {@code energy}.
 */
class LabelScenariosTest extends RuleScenarios {
    private static final ZoneId ZONE = ZoneId.of("America/Chicago");

    @Override
    protected String kbase() {
        return "labels";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        LabelSuggestion labels = new LabelInference(rules).infer(textOf(given));
        return Map.of(
                "work type", labels.workType().name().toLowerCase(Locale.ROOT),
                "urgency", labels.urgency(),
                "minutes", labels.minutes(),
                "energy", labels.energy().name().toLowerCase(Locale.ROOT));
    }

    private static TaskText textOf(Map<String, Object> given) {
        String title = given.get("title").toString();
        Integer stated = (Integer) given.get("stated");
        Map<WorkType, Double> learned = new HashMap<>();
        ((Map<?, ?>) given.getOrDefault("learned", Map.of()))
                .forEach((type, factor) ->
                        learned.put(WorkType.valueOf(type.toString().toUpperCase(Locale.ROOT)), (Double) factor));
        return new TaskText(
                given.getOrDefault("message", title).toString(),
                title,
                stated == null ? OptionalInt.empty() : OptionalInt.of(stated),
                Optional.ofNullable(given.get("due")).map(LabelScenariosTest::instant),
                Boolean.TRUE.equals(given.get("reminder")),
                instant(given.getOrDefault("now", "2026-12-01T12:00")),
                ZONE,
                learned,
                Boolean.TRUE.equals(given.get("tiring")));
    }

    private static Instant instant(Object local) {
        return LocalDateTime.parse(local.toString()).atZone(ZONE).toInstant();
    }
}
