package org.onward.rules.language.time;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;

/** Reads weeks, weekends, months and years and the day of them that counts: "this weekend", "end of next month", "eow". */
final class Periods {
    private enum Edge {
        START,
        MIDDLE,
        END
    }

    private final Tokens tokens;
    private final CalendarDates dates;
    private final DatePolicy policy;
    private final Today today;

    Periods(Tokens tokens, CalendarDates dates, DatePolicy policy, Today today) {
        this.tokens = tokens;
        this.dates = dates;
        this.policy = policy;
        this.today = today;
    }

    Optional<Match<Day>> at(int i) {
        return switch (tokens.word(i)) {
            case "eow" -> Optional.of(new Match<>(Day.within(endOfWeek(0)), i + 1));
            case "eom" -> Optional.of(new Match<>(Day.within(month(0, Edge.END)), i + 1));
            case "eoy" ->
                Optional.of(new Match<>(
                        Day.within(today.date().withDayOfYear(today.date().lengthOfYear())), i + 1));
            default -> edged(i).or(() -> named(i, Edge.START));
        };
    }

    private Optional<Match<Day>> edged(int i) {
        int at = tokens.skip(i, "the");
        boolean start = tokens.is(at, "start", "beginning", "early");
        boolean middle = tokens.is(at, "middle", "mid");
        boolean end = tokens.is(at, "end", "late", "later", "ends");
        if (!start && !middle && !end) {
            return Optional.empty();
        }
        Edge edge = start ? Edge.START : middle ? Edge.MIDDLE : Edge.END;
        int of = tokens.skip(at + 1, "of", "in", "-");
        boolean article = tokens.is(of, "the");
        return named(of, edge)
                .or(() -> dates.month(of)
                        .filter(month -> of > at + 1)
                        .map(month -> month.map(number -> Day.within(edge(nextMonth(number), edge)))))
                .or(() -> tokens.is(article ? of + 1 : of, "week", "month", "year") && of > at + 1
                        ? period(article ? of + 1 : of, 0, edge)
                        : Optional.empty());
    }

    /** A period with the word that says which: "next week", "this month", "the weekend", and a month after "by". */
    private Optional<Match<Day>> named(int i, Edge edge) {
        int at = tokens.skip(i, "the");
        if (tokens.is(at, "week") && tokens.is(at + 1, "after") && tokens.is(at + 2, "next")) {
            return Optional.of(new Match<>(Day.within(week(2, edge)), at + 3));
        }
        if (tokens.is(at, "weekend", "wkend") && (at > i || tokens.is(i - 1, "on", "over", "by", "before", "at"))) {
            return Optional.of(new Match<>(weekend(0), at + 1));
        }
        boolean next = tokens.is(at, "next", "following", "nxt");
        boolean current = tokens.is(at, "this", "current", "coming");
        if (next || current) {
            if (tokens.is(at + 1, "weekend", "wkend")) {
                return Optional.of(new Match<>(weekend(next ? 1 : 0), at + 2));
            }
            Edge meant = current && edge == Edge.START && !tokens.is(i - 1, "of") ? Edge.END : edge;
            return period(at + 1, next ? 1 : 0, meant).or(() -> dates.month(at + 1)
                    .filter(month -> tokens.closes(month.end()))
                    .map(month ->
                            month.map(number -> Day.within(nextMonth(number).atDay(1)))));
        }
        boolean bound = tokens.is(i - 1, WordClass.BOUND);
        return bound
                ? dates.month(i)
                        .filter(month -> tokens.closes(month.end()))
                        .map(month ->
                                month.map(number -> Day.within(nextMonth(number).atDay(1))))
                : Optional.empty();
    }

    private Optional<Match<Day>> period(int i, int ahead, Edge edge) {
        return switch (tokens.word(i)) {
            case "week", "wk", "workweek" -> Optional.of(new Match<>(Day.within(week(ahead, edge)), i + 1));
            case "month", "mth" -> Optional.of(new Match<>(Day.within(month(ahead, edge)), i + 1));
            case "year", "yr" -> Optional.of(new Match<>(Day.within(year(ahead, edge)), i + 1));
            default -> Optional.empty();
        };
    }

    private LocalDate week(int ahead, Edge edge) {
        return switch (edge) {
            case START -> today.inWeek(ahead, policy.weekday("start-of-week"));
            case MIDDLE -> today.inWeek(ahead, DayOfWeek.WEDNESDAY);
            case END -> endOfWeek(ahead);
        };
    }

    /** At the weekend this week's end lies behind: the next one is meant. */
    private LocalDate endOfWeek(int ahead) {
        LocalDate end = today.inWeek(ahead, policy.weekday("end-of-week"));
        return end.isBefore(today.date()) ? end.plusWeeks(1) : end;
    }

    private Day weekend(int ahead) {
        LocalDate first = today.inWeek(ahead, policy.weekday("weekend"));
        return Day.within(first.isBefore(today.date()) ? today.date() : first);
    }

    private LocalDate month(int ahead, Edge edge) {
        return edge(YearMonth.from(today.date()).plusMonths(ahead), edge);
    }

    private static LocalDate edge(YearMonth month, Edge edge) {
        return switch (edge) {
            case START -> month.atDay(1);
            case MIDDLE -> month.atDay(15);
            case END -> month.atEndOfMonth();
        };
    }

    private LocalDate year(int ahead, Edge edge) {
        int year = today.date().getYear() + ahead;
        return switch (edge) {
            case START -> LocalDate.of(year, 1, 1);
            case MIDDLE -> LocalDate.of(year, 7, 1);
            case END -> LocalDate.of(year, 12, 31);
        };
    }

    private YearMonth nextMonth(int number) {
        YearMonth month = YearMonth.of(today.date().getYear(), number);
        return month.isBefore(YearMonth.from(today.date())) ? month.plusYears(1) : month;
    }
}
