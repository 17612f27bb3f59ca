package org.onward.rules.language.time;

import java.util.Optional;
import java.util.stream.Stream;

/** Reads a day in any of the ways people name one. */
final class Days {
    private final Tokens tokens;
    private final CalendarDates dates;
    private final MonthDays monthDays;
    private final Weekdays weekdays;
    private final Periods periods;
    private final Holidays holidays;
    private final Today today;

    Days(Tokens tokens, Numbers numbers, Lengths lengths, DatePolicy policy, Today today) {
        this.tokens = tokens;
        this.today = today;
        this.dates = new CalendarDates(tokens, numbers, policy, today);
        this.monthDays = new MonthDays(tokens, numbers, dates, today);
        this.weekdays = new Weekdays(tokens, numbers, lengths, dates, policy, today);
        this.periods = new Periods(tokens, dates, policy, today);
        this.holidays = new Holidays(tokens, today);
    }

    /** The longest reading of a day that begins here. */
    Optional<Match<Day>> at(int i) {
        return longest(
                Stream.of(relative(i), dates.at(i), monthDays.at(i), weekdays.at(i), inPeriod(i), celebrated(i)));
    }

    /** A day as the start of a count, where a holiday needs no word that leads to it. */
    Optional<Match<Day>> base(int i) {
        return longest(Stream.of(at(i), holidays.at(i)));
    }

    private static Optional<Match<Day>> longest(Stream<Optional<Match<Day>>> readings) {
        return readings.flatMap(Optional::stream).reduce((one, other) -> other.end() > one.end() ? other : one);
    }

    /** A period, or the weekday named after it: "next week on tuesday". */
    private Optional<Match<Day>> inPeriod(int i) {
        return periods.at(i).map(period -> {
            boolean week = tokens.is(period.end() - 1, "week", "wk", "next");
            return weekdays.name(tokens.skip(period.end(), ",", "on"))
                    .filter(name -> week)
                    .map(name ->
                            name.map(weekday -> Day.of(new Today(period.value().date()).inWeek(0, weekday))))
                    .orElse(period);
        });
    }

    private Optional<Match<Day>> relative(int i) {
        if (tokens.is(i, "the")
                && tokens.is(i + 1, "day")
                && tokens.is(i + 2, "after")
                && tokens.closes(i + 3)
                && !tokens.is(i + 3, "the", "my", "our", "this", "tomorrow", "i", "we")) {
            return Optional.of(new Match<>(Day.of(today.date().plusDays(1)), i + 3));
        }
        return tokens.read(i, WordClass.DAY)
                .filter(day -> !day.value().equals("now"))
                .map(day -> day.map(offset -> Day.of(today.date().plusDays(Long.parseLong(offset)))));
    }

    /** "by Christmas" is a day, "Christmas presents" and "the Halloween party" are not. */
    private Optional<Match<Day>> celebrated(int i) {
        return holidays.at(i).filter(holiday -> {
            boolean led = tokens.is(i - 1, WordClass.BOUND)
                    || tokens.is(i - 1, "on", "after", "since")
                    || tokens.is(i, "next", "this", "coming");
            boolean alone = i == 0 && tokens.closes(holiday.end());
            return (led || alone) && tokens.closes(holiday.end());
        });
    }
}
