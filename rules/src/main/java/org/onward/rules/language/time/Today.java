package org.onward.rules.language.time;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.TemporalAdjusters;
import java.util.Optional;

/**
 * Calendar arithmetic as seen from one day.
 *
 * @param date the person's day
 */
record Today(LocalDate date) {
    private static final int FURTHEST_YEAR = 2999;

    LocalDate nextOrSame(DayOfWeek weekday) {
        return date.with(TemporalAdjusters.nextOrSame(weekday));
    }

    LocalDate next(DayOfWeek weekday) {
        return date.with(TemporalAdjusters.next(weekday));
    }

    /** That weekday in the week so many weeks from this one; weeks begin on Monday. */
    LocalDate inWeek(int weeks, DayOfWeek weekday) {
        return monday().plusWeeks(weeks).plusDays(weekday.getValue() - 1L);
    }

    LocalDate monday() {
        return date.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    }

    static Optional<LocalDate> date(int year, int month, int day) {
        try {
            return year > FURTHEST_YEAR ? Optional.empty() : Optional.of(LocalDate.of(year, month, day));
        } catch (DateTimeException e) {
            return Optional.empty(); // 31 April and the like are no dates
        }
    }

    /** The next such day of the year, today included; 29 February waits for a leap year. */
    Optional<LocalDate> nextOrSame(int month, int day) {
        for (int year = date.getYear(); year <= date.getYear() + 8; year++) {
            Optional<LocalDate> candidate = date(year, month, day);
            if (candidate.isPresent() && !candidate.get().isBefore(date)) {
                return candidate;
            }
        }
        return Optional.empty();
    }

    /** The next such day of a month, today included; months that lack it are passed over. */
    Optional<LocalDate> nextOrSame(int day) {
        for (YearMonth month = YearMonth.from(date);
                month.isBefore(YearMonth.from(date).plusMonths(3));
                month = month.plusMonths(1)) {
            if (day >= 1 && day <= month.lengthOfMonth() && !month.atDay(day).isBefore(date)) {
                return Optional.of(month.atDay(day));
            }
        }
        return Optional.empty();
    }
}
