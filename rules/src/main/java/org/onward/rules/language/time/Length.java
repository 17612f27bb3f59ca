package org.onward.rules.language.time;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;

/**
 * A length of time as people say it.
 *
 * @param months calendar months
 * @param days calendar days
 * @param weekdays days from Monday to Friday
 * @param seconds clock seconds
 */
record Length(long months, long days, long weekdays, long seconds) {
    static final Length ZERO = new Length(0, 0, 0, 0);
    private static final int DAYS_OF_A_MONTH = 30;
    private static final long MOST = 40_000;

    static Length of(double amount, String unit) {
        return switch (unit) {
            case "SECONDS" -> seconds(amount);
            case "MINUTES" -> seconds(amount * 60);
            case "HOURS" -> seconds(amount * 3600);
            case "DAYS" -> days(amount);
            case "WEEKDAYS" -> new Length(0, 0, bounded(amount), 0);
            case "WEEKS" -> days(amount * 7);
            case "FORTNIGHTS" -> days(amount * 14);
            case "MONTHS" ->
                new Length(bounded(amount), bounded((amount - Math.floor(amount)) * DAYS_OF_A_MONTH), 0, 0);
            case "YEARS" -> new Length(bounded(amount * 12), 0, 0, 0);
            default -> throw new IllegalArgumentException("Table date-words: unknown unit " + unit);
        };
    }

    private static Length seconds(double amount) {
        return new Length(0, 0, 0, Math.round(Math.min(amount, MOST * 86_400.0)));
    }

    /** Half a day is twelve hours; half a week three days. */
    private static Length days(double amount) {
        return amount < 1 ? seconds(amount * 86_400) : new Length(0, bounded(amount), 0, 0);
    }

    private static long bounded(double amount) {
        return (long) Math.min(Math.floor(amount), MOST);
    }

    Length plus(Length more) {
        return new Length(months + more.months, days + more.days, weekdays + more.weekdays, seconds + more.seconds);
    }

    Length negated() {
        return new Length(-months, -days, -weekdays, -seconds);
    }

    /** Whether it is made of whole calendar days, so that a moment that far away is a day and not a clock time. */
    boolean isDays() {
        return seconds == 0 && !equals(ZERO);
    }

    LocalDate from(LocalDate date) {
        return skipWeekdays(date.plusMonths(months).plusDays(days));
    }

    LocalDateTime from(LocalDateTime moment) {
        return from(moment.toLocalDate()).atTime(moment.toLocalTime()).plusSeconds(seconds);
    }

    private LocalDate skipWeekdays(LocalDate date) {
        LocalDate at = date;
        long step = Long.signum(weekdays);
        for (long left = Math.abs(weekdays); left > 0; ) {
            at = at.plusDays(step);
            if (at.getDayOfWeek() != DayOfWeek.SATURDAY && at.getDayOfWeek() != DayOfWeek.SUNDAY) {
                left--;
            }
        }
        return at;
    }

    /** As clock time, a month counting thirty days. */
    Duration duration() {
        return Duration.ofDays(months * DAYS_OF_A_MONTH + days + weekdays).plusSeconds(seconds);
    }
}
