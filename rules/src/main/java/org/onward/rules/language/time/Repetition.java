package org.onward.rules.language.time;

import java.time.DayOfWeek;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A repetition as read.
 *
 * @param frequency an RRULE frequency
 * @param interval every so many of them, 1 or more
 * @param by further RRULE parts such as {@code BYDAY=MO}
 * @param clock the clock time, when said
 * @param part the part of the day, when said
 */
record Repetition(String frequency, int interval, List<String> by, Optional<Clock> clock, Optional<String> part) {
    Repetition {
        by = List.copyOf(by);
    }

    static Repetition every(String frequency, int interval, String... by) {
        return new Repetition(frequency, interval, List.of(by), Optional.empty(), Optional.empty());
    }

    Repetition with(String part) {
        return new Repetition(
                frequency, interval, Stream.concat(by.stream(), Stream.of(part)).toList(), clock, this.part);
    }

    Repetition at(Clock time) {
        return new Repetition(frequency, interval, by, Optional.of(time), part);
    }

    Repetition during(String name) {
        return new Repetition(frequency, interval, by, clock, Optional.of(name));
    }

    static String byDay(String place, List<DayOfWeek> days) {
        return days.stream()
                .map(day -> place + day.name().substring(0, 2))
                .collect(Collectors.joining(",", "BYDAY=", ""));
    }
}
