package org.onward.rules.language.time;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.TemporalAdjusters;
import java.util.Optional;
import java.util.function.Function;

/** Reads days by their place in a month: "the 15th", "20 of next month", "last day in October", "first Tuesday of May". */
final class MonthDays {
    private static final int LAST = -1;

    private final Tokens tokens;
    private final Numbers numbers;
    private final CalendarDates dates;
    private final Today today;

    MonthDays(Tokens tokens, Numbers numbers, CalendarDates dates, Today today) {
        this.tokens = tokens;
        this.numbers = numbers;
        this.dates = dates;
        this.today = today;
    }

    Optional<Match<Day>> at(int i) {
        int first = tokens.skip(i, "the");
        return place(first)
                .flatMap(place -> inMonth(place).or(() -> weekdayInMonth(place)))
                .or(() -> numbers.cardinal(first, 1, 31).flatMap(this::inMonth))
                .or(() -> alone(i, first));
    }

    private Optional<Match<Integer>> place(int i) {
        return tokens.is(i, "last") ? Optional.of(new Match<>(LAST, i + 1)) : numbers.ordinal(i);
    }

    private Optional<Match<Day>> inMonth(Match<Integer> place) {
        int at = tokens.skip(place.end(), "day");
        if (place.value() == LAST && at == place.end() || !tokens.is(at, "of", "in")) {
            return Optional.empty();
        }
        return resolve(
                at + 1,
                month -> place.value() == LAST
                        ? Optional.of(month.atEndOfMonth())
                        : month.isValidDay(place.value()) ? Optional.of(month.atDay(place.value())) : Optional.empty());
    }

    private Optional<Match<Day>> weekdayInMonth(Match<Integer> place) {
        return tokens.read(place.end(), WordClass.WEEKDAY)
                .filter(weekday -> tokens.is(weekday.end(), "of", "in"))
                .flatMap(weekday -> resolve(
                        weekday.end() + 1, month -> nth(month, place.value(), DayOfWeek.valueOf(weekday.value()))));
    }

    static Optional<LocalDate> nth(YearMonth month, int place, DayOfWeek weekday) {
        LocalDate found = month.atDay(1).with(TemporalAdjusters.dayOfWeekInMonth(place, weekday));
        return YearMonth.from(found).equals(month) ? Optional.of(found) : Optional.empty();
    }

    private Optional<Match<Day>> resolve(int i, Function<YearMonth, Optional<LocalDate>> day) {
        YearMonth current = YearMonth.from(today.date());
        int at = tokens.skip(i, "the");
        if (tokens.is(at + 1, "month") && tokens.is(at, "next", "following", "coming")) {
            return day.apply(current.plusMonths(1)).map(date -> new Match<>(Day.of(date), at + 2));
        }
        int end = tokens.is(at, "this", "current") && tokens.is(at + 1, "month")
                ? at + 2
                : at > i && tokens.is(at, "month") ? at + 1 : -1;
        if (end > 0) {
            boolean next = tokens.is(end, "after") && tokens.is(end + 1, "next");
            YearMonth month = next ? current.plusMonths(2) : current;
            return day.apply(month)
                    .map(date -> new Match<>(
                            Day.orLater(
                                    date.isBefore(today.date())
                                            ? day.apply(month.plusMonths(1)).orElse(date)
                                            : date,
                                    date),
                            next ? end + 2 : end));
        }
        return dates.month(at).flatMap(month -> {
            Token year = tokens.at(tokens.skip(month.end(), ",", "of", "in"));
            if (year.isNumber() && year.width() == 4) {
                int used = tokens.skip(month.end(), ",", "of", "in") + 1;
                return day.apply(YearMonth.of(year.number(), month.value()))
                        .map(date -> new Match<>(Day.of(date), used));
            }
            return day.apply(YearMonth.of(today.date().getYear(), month.value()))
                    .filter(date -> !date.isBefore(today.date()))
                    .or(() -> day.apply(YearMonth.of(today.date().getYear() + 1, month.value())))
                    .map(date -> new Match<>(Day.inAssumedYear(date), month.end()));
        });
    }

    /** "on the 5th", "by the first": only where nothing follows that it could number. */
    private Optional<Match<Day>> alone(int i, int first) {
        return numbers.ordinal(first).flatMap(day -> {
            boolean digits = tokens.at(first).kind() == Token.Kind.ORDINAL;
            boolean led = tokens.is(
                    i - 1, "on", "by", "before", "until", "till", "til", "due", "from", "since", "after", "is");
            boolean series = tokens.is(i - 1, "of", "for") || tokens.is(day.end(), "of");
            boolean fits = led || digits && (first > i || i == 0);
            boolean clockNext = tokens.at(day.end()).isNumber() && !tokens.is(day.end() + 1, WordClass.UNIT);
            return fits && !series && (tokens.closes(day.end()) || clockNext)
                    ? today.nextOrSame(day.value()).map(date -> new Match<>(Day.of(date), day.end()))
                    : Optional.empty();
        });
    }
}
