package org.onward.rules.resume;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.onward.rules.language.Intent;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;

/**
 * Given: {@code gap} since the message before ({@code none} for the first), {@code under way}, {@code resumed} (how long ago a
 * return was recorded), {@code intent}, {@code topic}, {@code answers check in}, {@code answers question}. Expect: {@code kind}.
 */
class ResumeScenariosTest extends RuleScenarios {
    private static final Instant NOW = Instant.parse("2026-12-01T12:00:00Z");

    @Override
    protected String kbase() {
        return "resume";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        ReturnDecision decision = new ResumeGate(rules)
                .decide(new ReturnMoment(
                        ago(given.get("gap")),
                        NOW,
                        (Integer) given.get("under way"),
                        ago(given.get("resumed")),
                        Boolean.TRUE.equals(given.get("answers check in")),
                        Boolean.TRUE.equals(given.get("answers question")),
                        Intent.valueOf(given.get("intent")
                                .toString()
                                .toUpperCase(Locale.ROOT)
                                .replace(' ', '_')),
                        Optional.ofNullable(given.get("topic"))
                                .map(Object::toString)
                                .orElse("")));
        return Map.of("kind", decision.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    }

    private static Optional<Instant> ago(Object duration) {
        return duration == null || duration.equals("none")
                ? Optional.empty()
                : Optional.of(NOW.minus(Duration.parse(duration.toString())));
    }
}
