package org.onward.rules.language.time;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.language.TimeExpression.Assumption;
import org.onward.rules.language.TimeExpression.Kind;

/**
 * Applies the date policy to what was read: which six o'clock, which Tuesday, which moment. A local time that a clock change
 * skips moves forward by the gap; one that comes twice is the first.
 */
final class Resolution {
    private static final int NIGHT_ENDS = 6;

    private final DatePolicy policy;
    private final ReferenceTime reference;

    Resolution(DatePolicy policy, ReferenceTime reference) {
        this.policy = policy;
        this.reference = reference;
    }

    TimeExpression resolve(Moment moment, int start, int end, String text) {
        ZoneId zone = moment.zone().orElse(reference.zone());
        ZonedDateTime now = reference.now().atZone(zone);
        if (moment.fixed().isPresent()) {
            return point(moment.fixed().get(), Set.of(), start, end, text);
        }
        Set<Assumption> assumed = EnumSet.noneOf(Assumption.class);
        moment.day().ifPresent(day -> assumed.addAll(day.assumed()));
        boolean timed = moment.clock().isPresent() || moment.part().isPresent();
        if (!timed) {
            return day(moment.day().orElseThrow(), now, assumed, start, end, text);
        }
        if (moment.clock().isEmpty()) {
            assumed.add(Assumption.TIME_OF_DAY);
        } else if (moment.clock().get().open() && moment.part().isEmpty()) {
            assumed.add(Assumption.MERIDIEM);
        }
        LocalDateTime local =
                moment.day().isPresent() ? onDay(moment, moment.day().get(), now) : nextTime(moment, now, assumed);
        Kind kind = moment.day().isPresent() ? Kind.POINT : Kind.TIME;
        return new TimeExpression(
                start,
                end,
                text,
                kind,
                kind == Kind.POINT ? Optional.of(local.toLocalDate()) : Optional.empty(),
                Optional.of(local.toLocalTime()),
                Optional.empty(),
                Optional.empty(),
                zone,
                Optional.of(instant(local, zone)),
                Set.copyOf(assumed));
    }

    private TimeExpression point(ZonedDateTime moment, Set<Assumption> assumed, int start, int end, String text) {
        return new TimeExpression(
                start,
                end,
                text,
                Kind.POINT,
                Optional.of(moment.toLocalDate()),
                Optional.of(moment.toLocalTime()),
                Optional.empty(),
                Optional.empty(),
                moment.getZone(),
                Optional.of(moment.toInstant()),
                assumed);
    }

    private TimeExpression day(Day day, ZonedDateTime now, Set<Assumption> assumed, int start, int end, String text) {
        LocalTime closing = policy.time("deadline-clock");
        boolean over =
                day.date().equals(now.toLocalDate()) && !now.toLocalTime().isBefore(closing);
        LocalDate date = over ? day.ifPassed() : day.date();
        assumed.add(Assumption.TIME_OF_DAY);
        LocalTime time = date.equals(now.toLocalDate()) && over ? policy.time("end-of-named-day") : closing;
        return new TimeExpression(
                start,
                end,
                text,
                Kind.DAY,
                Optional.of(date),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                reference.zone(),
                Optional.of(instant(date.atTime(time), reference.zone())),
                Set.copyOf(assumed));
    }

    private LocalDateTime onDay(Moment moment, Day day, ZonedDateTime now) {
        LocalTime time = time(moment, day.date().equals(now.toLocalDate()), now);
        LocalDateTime local = day.date().atTime(time);
        boolean night = moment.part()
                .filter(part -> part.equals("tonight") || part.equals("night"))
                .isPresent();
        if (night
                && time.getHour() < NIGHT_ENDS
                && moment.clock().isPresent()
                && (now.getHour() >= NIGHT_ENDS || !day.date().equals(now.toLocalDate()))) {
            return local.plusDays(1);
        }
        boolean passed = !local.isAfter(now.toLocalDateTime());
        return passed
                ? day.ifPassed().atTime(day.ifPassed().equals(day.date()) ? time : time(moment, false, now))
                : local;
    }

    private LocalDateTime nextTime(Moment moment, ZonedDateTime now, Set<Assumption> assumed) {
        LocalDateTime local = now.toLocalDate().atTime(time(moment, true, now));
        if (local.isAfter(now.toLocalDateTime())) {
            assumed.add(Assumption.TODAY);
            return local;
        }
        assumed.add(Assumption.TOMORROW);
        return now.toLocalDate().plusDays(1).atTime(time(moment, false, now));
    }

    private LocalTime time(Moment moment, boolean today, ZonedDateTime now) {
        if (moment.clock().isEmpty()) {
            return policy.time(moment.part().orElseThrow());
        }
        Clock clock = moment.clock().get();
        if (!clock.open()) {
            return clock.time();
        }
        return moment.part()
                .map(part -> inPart(clock, part))
                .orElseGet(() -> likely(clock, today ? now.toLocalTime() : LocalTime.MIN))
                .time();
    }

    static Clock inPart(Clock clock, String part) {
        return switch (part) {
            case "morning" -> clock.am();
            case "lunch", "after-lunch", "noon" -> clock.hour() == 11 || clock.hour() == 10 ? clock.am() : clock.pm();
            case "night", "tonight" -> clock.hour() < NIGHT_ENDS - 1 || clock.hour() == 12 ? clock.am() : clock.pm();
            default -> clock.pm();
        };
    }

    /** The half of the day whose hour lies within the bare hours and, if it can, still ahead. */
    Clock likely(Clock clock, LocalTime after) {
        LocalTime morning = clock.am().time();
        LocalTime evening = clock.pm().time();
        boolean early = morning.getHour() >= policy.number("earliest-bare-hour");
        boolean late = evening.getHour() <= policy.number("latest-bare-hour");
        boolean ahead = morning.isAfter(after);
        return early && (ahead || !late || !evening.isAfter(after)) || !late ? clock.am() : clock.pm();
    }

    TimeExpression resolve(Length length, int start, int end, String text) {
        return new TimeExpression(
                start,
                end,
                text,
                Kind.DURATION,
                Optional.empty(),
                Optional.empty(),
                Optional.of(length.duration()),
                Optional.empty(),
                reference.zone(),
                Optional.empty(),
                Set.of());
    }

    static Instant instant(LocalDateTime local, ZoneId zone) {
        return ZonedDateTime.of(local, zone).toInstant();
    }
}
