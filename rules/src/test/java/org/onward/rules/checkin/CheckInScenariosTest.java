package org.onward.rules.checkin;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.onward.rules.preference.Preferences;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;

/**
 * Given: {@code minutes}, {@code sent}, {@code due}, {@code now} and {@code last message} on the wall clock of {@code zone},
 * {@code in progress}, {@code enabled}, {@code deferred}, {@code quiet} hours. Expect: {@code kind}, {@code next} on the same clock.
 */
class CheckInScenariosTest extends RuleScenarios {
    @Override
    protected String kbase() {
        return "checkin";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        ZoneId zone = ZoneId.of(given.get("zone").toString());
        CheckInDecision decision = new CheckIns(rules)
                .decide(new CheckInMoment(
                        (Integer) given.get("minutes"),
                        (Integer) given.get("sent"),
                        instant(given, "due", zone),
                        instant(given, "now", zone),
                        zone,
                        !Boolean.FALSE.equals(given.get("in progress")),
                        !Boolean.FALSE.equals(given.get("enabled")),
                        Boolean.TRUE.equals(given.get("deferred")),
                        Optional.ofNullable(given.get("last message")).map(at -> instant(given, "last message", zone)),
                        Optional.ofNullable(given.get("quiet"))
                                .flatMap(hours -> Preferences.QuietHours.read(hours.toString()))
                                .orElse(Preferences.NONE.quietHours())));
        return Map.of(
                "kind",
                decision.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                "next",
                decision.next()
                        .map(next -> LocalDateTime.ofInstant(next, zone)
                                .format(DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss")))
                        .orElse("never"));
    }

    private static Instant instant(Map<String, Object> given, String key, ZoneId zone) {
        return LocalDateTime.parse(given.get(key).toString()).atZone(zone).toInstant();
    }
}
