package org.onward.rules.language.time;

import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dmfs.rfc5545.DateTime;
import org.dmfs.rfc5545.recur.InvalidRecurrenceRuleException;
import org.dmfs.rfc5545.recur.RecurrenceRule;
import org.dmfs.rfc5545.recur.RecurrenceRuleIterator;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.language.TimeExpression.Assumption;
import org.onward.rules.language.TimeExpression.Kind;

/** Turns repetitions into RFC 5545 rules with their first occurrence; rules the standard refuses are no repetitions. */
final class Recurrences {
    private static final int MOST_TRIES = 1_000;

    private final DatePolicy policy;
    private final ReferenceTime reference;
    private final Resolution resolution;

    Recurrences(DatePolicy policy, ReferenceTime reference, Resolution resolution) {
        this.policy = policy;
        this.reference = reference;
        this.resolution = resolution;
    }

    Optional<TimeExpression> resolve(Repetition repetition, int start, int end, String text) {
        Optional<LocalTime> time = time(repetition);
        boolean intraday = repetition.frequency().equals("HOURLY")
                || repetition.frequency().equals("MINUTELY");
        String rule = rule(repetition, intraday ? Optional.empty() : time);
        ZoneId zone = reference.zone();
        return first(rule, time.orElse(policy.time("reminder-clock")), intraday)
                .map(first -> new TimeExpression(
                        start,
                        end,
                        text,
                        Kind.RECURRENCE,
                        Optional.of(first.toLocalDate()),
                        time,
                        Optional.empty(),
                        Optional.of(rule),
                        zone,
                        Optional.of(Resolution.instant(first, zone)),
                        repetition.clock().isEmpty() && !intraday ? Set.of(Assumption.TIME_OF_DAY) : Set.of()));
    }

    private Optional<LocalTime> time(Repetition repetition) {
        return repetition
                .clock()
                .map(clock -> clock.open() ? halved(clock, repetition.part()) : clock.time())
                .or(() -> repetition.part().map(policy::time));
    }

    private LocalTime halved(Clock clock, Optional<String> part) {
        return part.map(name -> Resolution.inPart(clock, name))
                .orElseGet(() -> resolution.likely(clock, LocalTime.MIN))
                .time();
    }

    private static String rule(Repetition repetition, Optional<LocalTime> time) {
        List<String> parts = new ArrayList<>();
        parts.add("FREQ=" + repetition.frequency());
        if (repetition.interval() > 1) {
            parts.add("INTERVAL=" + repetition.interval());
        }
        parts.addAll(repetition.by());
        time.ifPresent(clock -> {
            parts.add("BYHOUR=" + clock.getHour());
            parts.add("BYMINUTE=" + clock.getMinute());
        });
        return String.join(";", parts);
    }

    private Optional<LocalDateTime> first(String rule, LocalTime time, boolean intraday) {
        LocalDateTime now = reference.local();
        LocalDateTime start =
                intraday ? now.withSecond(0).withNano(0) : now.toLocalDate().atTime(time);
        try {
            RecurrenceRuleIterator occurrences = new RecurrenceRule(rule)
                    .iterator(new DateTime(
                            start.getYear(),
                            start.getMonthValue() - 1,
                            start.getDayOfMonth(),
                            start.getHour(),
                            start.getMinute(),
                            0));
            for (int tries = 0; occurrences.hasNext() && tries < MOST_TRIES; tries++) {
                DateTime next = occurrences.nextDateTime();
                LocalDateTime local = LocalDateTime.of(
                        next.getYear(), next.getMonth() + 1, next.getDayOfMonth(), next.getHours(), next.getMinutes());
                if (local.isAfter(now)) {
                    return Optional.of(local);
                }
            }
            return Optional.empty();
        } catch (InvalidRecurrenceRuleException | IllegalArgumentException e) {
            return Optional.empty(); // "every 31st of February": nothing that could ever repeat
        }
    }
}
