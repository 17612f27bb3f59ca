package org.onward.conversations;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import org.onward.system.OnwardServer;

/** The one clock of a server that all its people share: it only ever moves forward. */
final class MovingClock {
    private final OnwardServer server;
    private Duration ahead = Duration.ZERO;

    MovingClock(OnwardServer server) {
        this.server = server;
    }

    Instant now() {
        return Instant.now().plus(ahead);
    }

    void pass(Duration time) {
        server.letPass(time);
        ahead = ahead.plus(time);
    }

    void moveTo(Instant moment) {
        pass(Duration.between(now(), moment));
    }

    /**
     * The next moment that reads like this on a clock in the zone.
     *
     * @param when {@code 10:00} or {@code Tuesday 10:00}
     */
    Instant next(String when, ZoneId zone, Duration atLeast) {
        Instant earliest = now().plus(atLeast);
        int space = when.indexOf(' ');
        LocalTime time = LocalTime.parse(when.substring(space + 1));
        ZonedDateTime moment = earliest.atZone(zone).with(time);
        if (space > 0) {
            DayOfWeek day = DayOfWeek.valueOf(when.substring(0, space).toUpperCase(Locale.ROOT));
            moment = moment.with(TemporalAdjusters.nextOrSame(day));
        }
        while (moment.toInstant().isBefore(earliest)) {
            moment = space > 0 ? moment.plusWeeks(1) : moment.plusDays(1);
        }
        return moment.toInstant();
    }
}
