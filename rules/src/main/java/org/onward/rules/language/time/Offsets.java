package org.onward.rules.language.time;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.Optional;

/** Reads distances: "in 20 minutes", "3 days ago", "two weeks from Friday", "3 days after Easter", "three fridays from now". */
final class Offsets {
    private static final int LONGEST_BARE = 240;

    private final Tokens tokens;
    private final Numbers numbers;
    private final Lengths lengths;
    private final Days days;
    private final ZonedDateTime now;
    private final DatePolicy policy;

    Offsets(Tokens tokens, Numbers numbers, Lengths lengths, Days days, ZonedDateTime now, DatePolicy policy) {
        this.tokens = tokens;
        this.numbers = numbers;
        this.lengths = lengths;
        this.days = days;
        this.now = now;
        this.policy = policy;
    }

    Optional<Match<Moment>> at(int i) {
        return ahead(i).or(() -> upcoming(i)).or(() -> counted(i)).or(() -> fromThere(i));
    }

    /** "in an hour", "within the next 10 days", "in about 5 min", "in 20". */
    private Optional<Match<Moment>> ahead(int i) {
        if (!tokens.is(i, "in", "within", "after", "over")) {
            return Optional.empty();
        }
        int next = tokens.skip(i + 1, "the");
        if (next > i + 1 || tokens.is(i, "over")) {
            return upcoming(next);
        }
        int at = tokens.skip(
                next, "about", "around", "approximately", "approx", "roughly", "just", "exactly", "like", "maybe", "~");
        return lengths.at(at)
                .filter(length -> !tokens.is(i, "after") || !length.value().isDays())
                .map(length -> new Match<>(moment(length.value()), timed(length.end())))
                .or(() -> tokens.is(i, "in") ? bare(at) : Optional.empty());
    }

    /** "in 20" means minutes. */
    private Optional<Match<Moment>> bare(int i) {
        return numbers.cardinal(i, 1, LONGEST_BARE)
                .filter(number -> tokens.closes(number.end()) && !tokens.is(number.end(), "-", "/", "and", "or", ","))
                .filter(number -> !tokens.is(number.end(), "to")
                        || numbers.cardinal(number.end() + 1).isEmpty())
                .filter(number -> policy.is("bare-in", "minutes"))
                .map(number -> number.map(minutes -> moment(Length.of(minutes, "MINUTES"))));
    }

    private int timed(int end) {
        int at = tokens.skip(end, "'");
        return tokens.is(at, "time")
                ? at + 1
                : tokens.is(end, "from") && tokens.is(end + 1, "now", "today") ? end + 2 : end;
    }

    /** "next two days", "upcoming 3 weeks": the day on which they are over. */
    private Optional<Match<Moment>> upcoming(int i) {
        if (!tokens.is(i, "next", "upcoming", "coming", "following")) {
            return Optional.empty();
        }
        boolean led = tokens.is(i - 1, "the");
        return numbers.cardinal(i + 1)
                .flatMap(number -> lengths.at(i + 1))
                .or(() -> led
                                && tokens.is(i - 2, "in", "within", "over")
                                && tokens.is(i + 1, "hour", "day", "few", "couple")
                        ? tokens.is(i + 1, "few", "couple")
                                ? lengths.at(i + 1)
                                : Optional.of(
                                        new Match<>(Length.of(1, tokens.is(i + 1, "hour") ? "HOURS" : "DAYS"), i + 2))
                        : Optional.empty())
                .map(length -> length.map(this::moment));
    }

    /** "three fridays from now". */
    private Optional<Match<Moment>> counted(int i) {
        return numbers.cardinal(i, 1, 60).flatMap(number -> tokens.read(number.end(), WordClass.WEEKDAYS)
                .filter(name -> tokens.is(name.end(), "from") && tokens.is(name.end() + 1, "now", "today"))
                .map(name -> {
                    LocalDate first = new Today(now.toLocalDate()).next(DayOfWeek.valueOf(name.value()));
                    return new Match<>(Moment.EMPTY.with(Day.of(first.plusWeeks(number.value() - 1L))), name.end() + 2);
                }));
    }

    /** A length and what it is counted from: "ago", "from now", "after Easter", "before next Friday". */
    private Optional<Match<Moment>> fromThere(int i) {
        return lengths.at(i).flatMap(length -> {
            int end = length.end();
            boolean clause = tokens.closes(end + 1);
            return switch (tokens.word(end)) {
                case "ago" -> Optional.of(new Match<>(moment(length.value().negated()), end + 1));
                case "hence" -> Optional.of(new Match<>(moment(length.value()), end + 1));
                case "later", "out" ->
                    clause || tokens.is(end, "later")
                            ? Optional.of(new Match<>(moment(length.value()), end + 1))
                            : Optional.empty();
                case "from" ->
                    tokens.is(end + 1, "now", "then")
                            ? Optional.of(new Match<>(moment(length.value()), end + 2))
                            : from(length.value(), end + 1);
                case "after" -> from(length.value(), end + 1);
                case "today", "tomorrow" -> from(length.value(), end);
                case "on" ->
                    tokens.read(end + 1, WordClass.WEEKDAY).isPresent()
                            ? from(length.value(), end + 1)
                            : Optional.empty();
                case "before", "prior" ->
                    from(length.value().negated(), tokens.skip(end + 1, "to"))
                            .or(() -> tokens.at(end + 1).kind() == Token.Kind.END
                                    ? Optional.of(
                                            new Match<>(moment(length.value().negated()), end + 1))
                                    : Optional.empty());
                default -> Optional.empty();
            };
        });
    }

    private Optional<Match<Moment>> from(Length length, int base) {
        return length.isDays()
                ? days.base(base).map(day -> day.map(start -> Moment.EMPTY.with(Day.of(length.from(start.date())))))
                : Optional.empty();
    }

    /** Whole days lead to a day; hours and minutes to a moment, counted on the clock that never jumps. */
    private Moment moment(Length length) {
        return length.isDays()
                ? Moment.EMPTY.with(Day.of(length.from(now.toLocalDate())))
                : Moment.at(
                        now.plusMonths(length.months()).plusDays(length.days()).plusSeconds(length.seconds()));
    }
}
