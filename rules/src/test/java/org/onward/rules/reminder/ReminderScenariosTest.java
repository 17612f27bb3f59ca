package org.onward.rules.reminder;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.language.Understanding;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;

/**
 * Given, on Tuesday 1 December 2026 at 10:00 in Chicago: what somebody {@code says}, or how many seconds {@code ahead} a time
 * lies, or what somebody {@code answers} to a reminder. Expect: {@code kind} and {@code at}, or when it rings {@code again}.
 */
class ReminderScenariosTest extends RuleScenarios {
    private static final MessageUnderstanding UNDERSTANDING = new MessageUnderstanding();
    private static final ZoneId CHICAGO = ZoneId.of("America/Chicago");
    private static final Instant NOW =
            LocalDateTime.parse("2026-12-01T10:00").atZone(CHICAGO).toInstant();

    @Override
    protected String kbase() {
        return "reminder";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        Reminders reminders = new Reminders(rules);
        if (given.containsKey("answers")) {
            return Map.of(
                    "again",
                    reminders
                            .moved(read(given.get("answers")), NOW)
                            .map(ReminderScenariosTest::local)
                            .orElse("never"),
                    "gone",
                    reminders.letGo(read(given.get("answers")), NOW));
        }
        Optional<TimeExpression> when = given.containsKey("says")
                ? read(given.get("says")).remindAt()
                : Optional.ofNullable((Integer) given.get("ahead")).map(ReminderScenariosTest::ahead);
        return Map.of(
                "kind",
                reminders.set(when, NOW).kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                "at",
                when.flatMap(TimeExpression::instant)
                        .map(ReminderScenariosTest::local)
                        .orElse("never"));
    }

    private static Understanding read(Object words) {
        return UNDERSTANDING.understand(words.toString(), DialogueState.IDLE, new ReferenceTime(NOW, CHICAGO));
    }

    private static TimeExpression ahead(int seconds) {
        return new TimeExpression(
                0,
                0,
                "",
                TimeExpression.Kind.POINT,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                CHICAGO,
                Optional.of(NOW.plusSeconds(seconds)),
                Set.of());
    }

    private static String local(Instant instant) {
        return LocalDateTime.ofInstant(instant, CHICAGO).toString();
    }
}
