package org.onward.rules.language.time;

import java.time.LocalDate;
import java.util.Optional;

/** Reads dates that name a month and a day: "3 March 2015", "Feb the 15th", "2/15", "2015-03-03", "31.12.2026", "8/Oct". */
final class CalendarDates {
    private final Tokens tokens;
    private final Numbers numbers;
    private final DatePolicy policy;
    private final Today today;

    CalendarDates(Tokens tokens, Numbers numbers, DatePolicy policy, Today today) {
        this.tokens = tokens;
        this.numbers = numbers;
        this.policy = policy;
        this.today = today;
    }

    Optional<Match<Day>> at(int i) {
        return monthFirst(i).or(() -> dayFirst(i)).or(() -> yearFirst(i)).or(() -> numeric(i));
    }

    Optional<Match<Integer>> month(int i) {
        return tokens.read(i, WordClass.MONTH)
                .map(month -> new Match<>(
                        Integer.valueOf(month.value()), tokens.is(month.end(), ".") ? month.end() + 1 : month.end()));
    }

    /** "March 3", "march the 3rd, 2015", "Oct/2". */
    private Optional<Match<Day>> monthFirst(int i) {
        return month(i).flatMap(month -> {
            int at = tokens.skip(month.end(), "/", "-", ",", "the");
            return numbers.ordinal(at)
                    .filter(day -> day.value() <= 31)
                    .or(() -> numbers.cardinal(at, 1, 31).filter(day -> plainDay(i, at, day.end())))
                    .flatMap(day -> withYear(month.value(), day.value(), day.end()));
        });
    }

    /** Whether a bare number after or before a month's name is its day and nothing else. */
    private boolean plainDay(int month, int day, int end) {
        boolean clock = tokens.is(end, ":") || tokens.is(end, "am", "pm", "a", "p") && tokens.glued(end);
        boolean verb = tokens.is(month, "may", "march", "mar")
                && tokens.counted(end)
                && !tokens.at(end).isNumber();
        return tokens.at(day).isNumber() && tokens.at(day).width() <= 2 && !clock && !verb;
    }

    /** "3 March", "the 3rd of March 2015", "14april", "8/Oct/2012". */
    private Optional<Match<Day>> dayFirst(int i) {
        int first = tokens.skip(i, "the");
        Optional<Match<Integer>> ordinal = numbers.ordinal(first).filter(day -> day.value() <= 31);
        Optional<Match<Integer>> day = ordinal.or(() ->
                numbers.cardinal(first, 1, 31).filter(n -> tokens.at(first).isNumber()));
        return day.flatMap(number -> {
            int at = tokens.skip(number.end(), "/", "-", "of", "day", "in");
            return month(at)
                    .filter(month -> ordinal.isPresent()
                            || !tokens.is(at, "may", "march", "mar")
                            || tokens.glued(at)
                            || tokens.closes(month.end())
                            || tokens.at(month.end()).isNumber())
                    .flatMap(month -> withYear(month.value(), number.value(), month.end()));
        });
    }

    private Optional<Match<Day>> withYear(int month, int day, int end) {
        int at = tokens.skip(end, ",", "/", "-", "in", "of");
        Optional<Match<Integer>> year = year(at, at > end && tokens.is(at - 1, "/", "-"));
        if (year.isPresent()) {
            return Today.date(year.get().value(), month, day)
                    .map(date -> new Match<>(Day.of(date), year.get().end()));
        }
        return today.nextOrSame(month, day).map(date -> new Match<>(Day.inAssumedYear(date), end));
    }

    /** A year of four digits, or of two where only a year can stand. */
    private Optional<Match<Integer>> year(int i, boolean written) {
        Token token = tokens.at(i);
        if (token.isNumber() && token.width() == 4 && token.number() >= 1900 && token.number() < 2200) {
            return Optional.of(new Match<>(token.number(), i + 1));
        }
        int at = tokens.skip(i, "'");
        boolean alone = tokens.at(at).number() > 12
                && tokens.closes(at + 1)
                && !tokens.is(at + 1, ":", "past", "to", "minutes");
        if (tokens.at(at).isNumber()
                && tokens.at(at).width() == 2
                && (written || at > i || alone && i > 0 && !tokens.is(i - 1, ",", "in"))) {
            return Optional.of(new Match<>(2000 + tokens.at(at).number(), at + 1));
        }
        return Optional.empty();
    }

    /** "2015-03-03", "2020/Sep/23". */
    private Optional<Match<Day>> yearFirst(int i) {
        boolean shape = tokens.at(i).width() == 4 && year(i, false).isPresent() && separated(i + 1, tokens.word(i + 1));
        if (!shape) {
            return Optional.empty();
        }
        int year = tokens.at(i).number();
        Optional<Match<Integer>> month = month(i + 2).or(() -> numbers.cardinal(i + 2, 1, 12));
        return month.filter(m -> separated(m.end(), tokens.word(i + 1)))
                .flatMap(m -> numbers.cardinal(m.end() + 1, 1, 31)
                        .flatMap(day -> Today.date(year, m.value(), day.value())
                                .map(date -> new Match<>(Day.of(date), isoEnd(day.end())))));
    }

    /** Past the "T" of an ISO date-time, so that its clock is read next. */
    private int isoEnd(int end) {
        return tokens.is(end, "t") && tokens.at(end + 1).isNumber() ? end + 1 : end;
    }

    private boolean separated(int i, String sign) {
        return tokens.is(i, "/", "-", ".") && tokens.is(i, sign) && tokens.glued(i) && tokens.glued(i + 1);
    }

    private Optional<Match<Day>> numeric(int i) {
        String sign = tokens.word(i + 1);
        Token first = tokens.at(i);
        Token second = tokens.at(i + 2);
        boolean shape = first.isNumber()
                && first.width() <= 2
                && separated(i + 1, sign)
                && second.isNumber()
                && second.width() <= 2;
        if (!shape
                || tokens.is(i - 1, "/", "-", ".", "$", "€", "£", "#", "_") && tokens.glued(i)
                || tokens.is(i - 1, "$", "€", "£")) {
            return Optional.empty();
        }
        Token third = tokens.at(i + 4);
        if (separated(i + 3, sign) && third.isNumber() && (third.width() == 2 || third.width() == 4)) {
            int year = third.width() == 2 ? 2000 + third.number() : third.number();
            return ordered(first.number(), second.number(), sign.equals("."), year)
                    .map(date -> new Match<>(Day.of(date), i + 5));
        }
        if (sign.equals(".") || separated(i + 3, sign) || !aDate(i)) {
            return Optional.empty();
        }
        return ordered(first.number(), second.number(), false, 0)
                .map(date -> new Match<>(Day.inAssumedYear(date), i + 3));
    }

    private Optional<LocalDate> ordered(int first, int second, boolean dayFirst, int year) {
        boolean monthFirst = !dayFirst && policy.is("numeric-order", "month-first");
        boolean swap = (monthFirst ? first : second) > 12;
        int month = monthFirst != swap ? first : second;
        int day = monthFirst != swap ? second : first;
        return year == 0
                ? (month > 12 ? Optional.empty() : today.nextOrSame(month, day))
                : Today.date(year, month, day);
    }

    /** "2/15" is a date, "24/7", "step 2/5", "1/2 cup", "pages 3-5" and "2-3 hours" are none. */
    private boolean aDate(int i) {
        int end = i + 3;
        boolean led = tokens.is(
                        i - 1, "on", "by", "before", "until", "till", "til", "due", "for", "from", "since", "after",
                        "next", "@")
                || tokens.read(i - 1, WordClass.WEEKDAY).isPresent()
                || tokens.read(i - 2, WordClass.WEEKDAY).isPresent();
        boolean alone = i == 0 && (tokens.at(end).kind() == Token.Kind.END || tokens.is(end, "at", "@"));
        boolean idiom = tokens.at(i).number() == 24 && tokens.at(i + 2).number() == 7
                || tokens.at(i).number() == 50 && tokens.at(i + 2).number() == 50;
        if (idiom
                || tokens.is(i - 1, WordClass.LABEL)
                || tokens.is(end, WordClass.UNIT)
                || tokens.is(end, "%", "/", "-", ".") && tokens.at(end + 1).isNumber()) {
            return false;
        }
        if (tokens.is(i + 1, "-")) {
            return (led || alone) && !tokens.is(end, "am", "pm", "a", "p") && tokens.closes(end);
        }
        boolean fraction = tokens.at(i).number() < tokens.at(i + 2).number()
                        && tokens.at(i + 2).number() <= 5
                || tokens.at(i + 2).number() == 10 && tokens.at(i).number() < 10;
        return led
                ? !tokens.counted(end) || tokens.at(end).isNumber()
                : alone || !fraction && (tokens.closes(end) || tokens.at(end).isNumber()) && !tokens.is(end, "of");
    }
}
