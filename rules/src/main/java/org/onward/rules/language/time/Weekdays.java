package org.onward.rules.language.time;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Optional;

/** Reads days by their name: "friday", "next wed", "tuesday of next week", "Tuesday 19th", "Monday two weeks from now". */
final class Weekdays {
    private final Tokens tokens;
    private final Numbers numbers;
    private final Lengths lengths;
    private final CalendarDates dates;
    private final DatePolicy policy;
    private final Today today;

    Weekdays(Tokens tokens, Numbers numbers, Lengths lengths, CalendarDates dates, DatePolicy policy, Today today) {
        this.tokens = tokens;
        this.numbers = numbers;
        this.lengths = lengths;
        this.dates = dates;
        this.policy = policy;
        this.today = today;
    }

    Optional<Match<Day>> at(int i) {
        int at = tokens.skip(
                i, "the", "this", "next", "nxt", "coming", "upcoming", "following", "last", "past", "previous");
        if (at - i > 2) {
            return Optional.empty();
        }
        return name(at).filter(weekday -> at > i && !tokens.is(at - 1, "the") || sure(at, weekday.end()))
                .flatMap(weekday -> dated(weekday)
                        .or(() -> inNamedWeek(weekday))
                        .or(() -> fromNow(weekday))
                        .or(() -> Optional.of(new Match<>(
                                plain(weekday.value(), tokens.word(at > i ? at - 1 : -1)), weekday.end()))));
    }

    Optional<Match<DayOfWeek>> name(int i) {
        return tokens.read(i, WordClass.WEEKDAY).map(name -> {
            boolean dot = tokens.is(name.end(), ".")
                    && tokens.glued(name.end())
                    && tokens.at(i).width() < 6;
            return new Match<>(DayOfWeek.valueOf(name.value()), dot ? name.end() + 1 : name.end());
        });
    }

    private Day plain(DayOfWeek weekday, String modifier) {
        return switch (modifier) {
            case "next", "nxt" ->
                Day.of(policy.is("next-weekday", "following-week") ? today.inWeek(1, weekday) : today.next(weekday));
            case "following", "coming", "upcoming" -> Day.of(today.next(weekday));
            case "last", "past", "previous" ->
                Day.of(today.next(weekday).minusWeeks(today.nextOrSame(weekday).equals(today.date()) ? 2 : 1));
            default -> Day.orLater(today.nextOrSame(weekday), today.next(weekday));
        };
    }

    /** "I sat", "in the sun" and "they wed" are no days. */
    private boolean sure(int i, int end) {
        if (!tokens.is(i, "sat", "sun", "wed", "mon")) {
            return true;
        }
        boolean led = tokens.is(
                i - 1, "on", "by", "before", "until", "till", "til", "due", "every", "from", "since", "for", "and",
                "or", "@", "(", "-", ":", ",");
        int next = tokens.skip(end, ",", "at", "@", "the");
        boolean followed = tokens.at(next).isNumber()
                || tokens.at(next).kind() == Token.Kind.ORDINAL
                || dates.month(next).isPresent()
                || tokens.read(next, WordClass.PART).isPresent()
                || tokens.read(next, WordClass.CLOCK).isPresent()
                || tokens.is(end, "and", "or") && name(end + 1).isPresent();
        boolean ends = tokens.closes(end)
                && !tokens.is(end, "in", "on", "at", "with", "for", "to", "and", "while", "is", "was", "will");
        boolean subject = i == 0
                || tokens.is(
                        i - 1, "i", "he", "she", "we", "they", "you", "it", "who", "the", "a", "and", "in", "to",
                        "some", "more", "of", "get", "cat", "dog", "just");
        return led || followed || ends && (!subject || i == 0);
    }

    /** "Monday, Feb 18", "Tuesday 19th": the date decides, whatever the name. */
    private Optional<Match<Day>> dated(Match<DayOfWeek> weekday) {
        int at = tokens.skip(weekday.end(), ",", "the", "on");
        return dates.at(at).or(() -> numbers.ordinal(at)
                .filter(day -> tokens.at(at).kind() == Token.Kind.ORDINAL || tokens.closes(day.end()))
                .or(() -> numbers.cardinal(at, 13, 31)
                        .filter(day -> tokens.closes(day.end()) && tokens.at(at).isNumber()))
                .flatMap(day -> onThe(weekday.value(), day)));
    }

    private Optional<Match<Day>> onThe(DayOfWeek weekday, Match<Integer> day) {
        for (int month = 0; month < 12; month++) {
            LocalDate first = today.date().withDayOfMonth(1).plusMonths(month);
            if (day.value() >= 1 && day.value() <= first.lengthOfMonth()) {
                LocalDate date = first.withDayOfMonth(day.value());
                if (date.getDayOfWeek() == weekday && !date.isBefore(today.date())) {
                    return Optional.of(new Match<>(Day.of(date), day.end()));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Match<Day>> inNamedWeek(Match<DayOfWeek> weekday) {
        int at = tokens.skip(weekday.end(), ",", "of", "in", "the");
        if (tokens.is(at, "week") && at == weekday.end() && tokens.closes(at + 1) && !tokens.is(at + 1, "of")) {
            return Optional.of(new Match<>(Day.of(today.next(weekday.value()).plusWeeks(1)), at + 1));
        }
        if (!tokens.is(at + 1, "week", "wk")) {
            return Optional.empty();
        }
        int weeks = tokens.is(at, "next", "following", "coming", "nxt")
                ? 1
                : tokens.is(at, "this") ? 0 : tokens.is(at, "last") ? -1 : 99;
        return weeks == 99
                ? Optional.empty()
                : Optional.of(new Match<>(Day.of(today.inWeek(weeks, weekday.value())), at + 2));
    }

    private Optional<Match<Day>> fromNow(Match<DayOfWeek> weekday) {
        int at = tokens.skip(weekday.end(), ",", "in");
        boolean in = at > weekday.end() && tokens.is(at - 1, "in");
        return lengths.at(at)
                .filter(length -> length.value().isDays())
                .filter(length -> in || tokens.is(length.end(), "from") && tokens.is(length.end() + 1, "now", "today"))
                .map(length -> {
                    Today then = new Today(length.value().from(today.date()));
                    return new Match<>(Day.of(then.inWeek(0, weekday.value())), in ? length.end() : length.end() + 2);
                });
    }
}
