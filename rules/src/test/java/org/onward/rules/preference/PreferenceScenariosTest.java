package org.onward.rules.preference;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;

/**
 * Given: what is {@code said}, perhaps as something to be kept ({@code asked}); or a {@code moment} with its {@code urgency} and
 * {@code turns}, whether something was {@code asked today} and which keys were {@code asked before}, and what is {@code known}.
 * Expect: {@code told}, {@code question}.
 */
class PreferenceScenariosTest extends RuleScenarios {
    @Override
    protected String kbase() {
        return "preference";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        Map<String, Object> decided = new HashMap<>();
        if (given.containsKey("moment")) {
            QuietMoment moment = new QuietMoment(
                    QuietMoment.Occasion.valueOf(given.get("moment").toString().toUpperCase(Locale.ROOT)),
                    (Integer) given.getOrDefault("urgency", 0),
                    (Integer) given.getOrDefault("turns", 30),
                    Boolean.TRUE.equals(given.get("asked today")));
            Set<String> before = ((List<?>) given.getOrDefault("asked before", List.of()))
                    .stream().map(Object::toString).collect(Collectors.toSet());
            Map<String, String> known = new HashMap<>();
            ((Map<?, ?>) given.getOrDefault("known", Map.of()))
                    .forEach((key, value) -> known.put(key.toString(), value.toString()));
            decided.put(
                    "question",
                    new PreferenceQuestions(rules)
                            .next(moment, new Preferences(known), before)
                            .map(PreferenceQuestions.Question::key)
                            .orElse("none"));
        } else {
            decided.put(
                    "told",
                    new PreferenceReading(rules)
                            .read(given.get("said").toString(), Boolean.TRUE.equals(given.get("asked"))).stream()
                                    .map(told -> told.name() + "=" + told.value())
                                    .toList());
        }
        return decided;
    }
}
