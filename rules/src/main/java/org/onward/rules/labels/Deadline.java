package org.onward.rules.labels;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;

/**
 * Fact: how far away the deadline is.
 *
 * @param days calendar days in the person's zone: 0 is today, negative is past
 * @param hours hours from now, negative is past
 */
public record Deadline(long days, double hours) {
    static Deadline of(Instant dueAt, Instant now, ZoneId zone) {
        long days = ChronoUnit.DAYS.between(
                now.atZone(zone).toLocalDate(), dueAt.atZone(zone).toLocalDate());
        return new Deadline(days, Duration.between(now, dueAt).toMillis() / 3_600_000.0);
    }
}
