package org.onward.rules.language.time;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;

/** Reads holidays. Table notation: {@code 12-25}, {@code easter-2}, {@code 11-4-THURSDAY+1} (the day after the fourth). */
final class Holidays {
    private final Tokens tokens;
    private final Today today;

    Holidays(Tokens tokens, Today today) {
        this.tokens = tokens;
        this.today = today;
    }

    Optional<Match<Day>> at(int i) {
        int at = tokens.skip(i, "next", "this", "coming");
        return tokens.read(at, WordClass.HOLIDAY).map(holiday -> holiday.map(rule -> Day.inAssumedYear(next(rule))));
    }

    private LocalDate next(String rule) {
        LocalDate thisYear = in(rule, today.date().getYear());
        return thisYear.isBefore(today.date()) ? in(rule, today.date().getYear() + 1) : thisYear;
    }

    private static LocalDate in(String rule, int year) {
        if (rule.startsWith("easter")) {
            return easter(year).plusDays(Integer.parseInt(rule.substring("easter".length())));
        }
        String[] parts = rule.split("[-+]");
        int month = Integer.parseInt(parts[0]);
        if (parts.length == 2) {
            return LocalDate.of(year, month, Integer.parseInt(parts[1]));
        }
        int place = parts[1].equals("last") ? -1 : Integer.parseInt(parts[1]);
        LocalDate day = MonthDays.nth(YearMonth.of(year, month), place, DayOfWeek.valueOf(parts[2]))
                .orElseThrow();
        return parts.length == 4 ? day.plusDays(Integer.parseInt(parts[3])) : day;
    }

    /** The anonymous Gregorian computus (Nature, 1876). */
    private static LocalDate easter(int year) {
        int a = year % 19;
        int b = year / 100;
        int c = year % 100;
        int h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
        int l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
        int m = (a + 11 * h + 22 * l) / 451;
        int n = h + l - 7 * m + 114;
        return LocalDate.of(year, n / 31, n % 31 + 1);
    }
}
