package org.onward.rules.language.time;

import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.onward.rules.language.time.Clocks.Cue;

/** Puts day, part of the day, clock time and zone together, in whatever order they come. */
final class Moments {
    private static final int MOST_PARTS = 5;

    private final Tokens tokens;
    private final Clocks clocks;
    private final Days days;
    private final DayParts parts;
    private final Offsets offsets;
    private final ZonedDateTime now;
    private final DatePolicy policy;

    Moments(Tokens tokens, Numbers numbers, Lengths lengths, DatePolicy policy, ZonedDateTime now) {
        this.tokens = tokens;
        this.now = now;
        this.policy = policy;
        this.clocks = new Clocks(tokens, numbers, policy);
        this.days = new Days(tokens, numbers, lengths, policy, new Today(now.toLocalDate()));
        this.parts = new DayParts(tokens, new Today(now.toLocalDate()));
        this.offsets = new Offsets(tokens, numbers, lengths, days, now, policy);
    }

    Clocks clocks() {
        return clocks;
    }

    DayParts parts() {
        return parts;
    }

    Optional<Match<Moment>> at(int i) {
        Optional<Match<Moment>> fixed = present(i).or(() -> endOf(i));
        if (fixed.isPresent()) {
            return fixed;
        }
        Match<Moment> read = new Match<>(Moment.EMPTY, i);
        for (int count = 0; count < MOST_PARTS; count++) {
            Optional<Match<Moment>> more = more(read);
            if (more.isEmpty()) {
                break;
            }
            read = more.get();
            if (read.value().fixed().isPresent()) {
                break;
            }
        }
        return read.value().isEmpty() ? Optional.empty() : Optional.of(read);
    }

    /** "now", but not "by now", "now that" or "for now". */
    private Optional<Match<Moment>> present(int i) {
        return tokens.read(i, WordClass.DAY)
                .filter(day -> day.value().equals("now"))
                .filter(day -> !tokens.is(i - 1, "by", "for", "from", "until", "till", "just", "even", "before", "not")
                        && !tokens.is(day.end(), "that", "and", "playing"))
                .map(day -> new Match<>(Moment.at(now), day.end()));
    }

    /** "the end of tomorrow". */
    private Optional<Match<Moment>> endOf(int i) {
        int end = tokens.skip(i, "the");
        if (!tokens.is(end, "end") || !tokens.is(end + 1, "of")) {
            return Optional.empty();
        }
        return days.at(end + 2)
                .filter(day -> !day.value().vague())
                .map(day ->
                        day.map(date -> Moment.EMPTY.with(date).with(Clock.exactly(policy.time("end-of-named-day")))));
    }

    private Optional<Match<Moment>> more(Match<Moment> read) {
        boolean first = read.value().isEmpty();
        int at = first ? read.end() : connected(read.end());
        Bound bound = first ? Bound.NONE : bound(read.end(), at);
        Optional<Match<Moment>> day = day(read.value(), at);
        Optional<Match<Moment>> part = part(read.value(), at);
        Optional<Match<Moment>> clock = clock(read, at);
        Optional<Match<Moment>> best = zone(read);
        for (Optional<Match<Moment>> candidate : List.of(day, clock, part)) {
            if (candidate.isPresent()
                    && (best.isEmpty() || candidate.get().end() > best.get().end())) {
                best = candidate;
            }
        }
        return best.map(match -> match.map(moment -> moment.bound(bound)));
    }

    private Optional<Match<Moment>> day(Moment so, int at) {
        if (so.day().isPresent()) {
            return Optional.empty();
        }
        boolean alone = so.isEmpty();
        Optional<Match<Moment>> offset =
                offsets.at(at).filter(match -> alone || match.value().day().isPresent());
        Optional<Match<Moment>> named = days.at(at).map(match -> match.map(so::with));
        if (offset.isPresent()
                && (named.isEmpty() || offset.get().end() > named.get().end())) {
            return offset.map(
                    match -> match.map(moment -> moment.day().map(so::with).orElse(moment)));
        }
        return named;
    }

    private Optional<Match<Moment>> part(Moment so, int at) {
        return so.part().isPresent()
                ? Optional.empty()
                : parts.at(at, so.day().isPresent() || so.clock().isPresent())
                        .map(match -> match.map(reading -> {
                            Moment with = so.withPart(reading.part());
                            return so.day().isPresent()
                                    ? with
                                    : reading.day().map(with::with).orElse(with);
                        }));
    }

    private Optional<Match<Moment>> clock(Match<Moment> read, int at) {
        Moment so = read.value();
        if (so.clock().isPresent()) {
            return Optional.empty();
        }
        Cue cue = cue(at - 1);
        if (cue == Cue.NONE && !so.isEmpty() || cue == Cue.NONE && beforeDay(at)) {
            cue = Cue.WEAK;
        }
        Cue sure = cue;
        return clocks.at(at, cue)
                .or(() -> range(at))
                .map(clock -> ranged(clock, sure))
                .map(match -> match.map(so::with));
    }

    /** "9 tomorrow", "10, tonight". */
    private boolean beforeDay(int at) {
        int next = tokens.skip(at + 1, ",");
        return (tokens.at(at).isNumber() || tokens.read(at, WordClass.NUMBER).isPresent())
                && (tokens.is(next, "tonight", "tomorrow", "today", "tmrw", "tmr", "tonite", "2nite", "2moro")
                        || parts.at(next, false).isPresent());
    }

    Cue cue(int i) {
        if (tokens.is(i, "at", "@")) {
            return Cue.STRONG;
        }
        return tokens.is(i, WordClass.BOUND)
                        || tokens.is(i, "around", "after", "from", "between", "since", "circa", "~")
                ? Cue.WEAK
                : Cue.NONE;
    }

    /** "3-5pm". */
    private Optional<Match<Clock>> range(int i) {
        return tokens.at(i).isNumber()
                        && tokens.at(i).number() <= 12
                        && tokens.is(i + 1, "-", "–", "to")
                        && !tokens.is(i - 1, WordClass.LABEL)
                ? clocks.at(i + 2, Cue.NONE)
                        .filter(until -> !until.value().open())
                        .map(until -> new Match<>(
                                sameHalf(new Clock(Math.max(1, tokens.at(i).number()), 0, true), until.value()),
                                until.end()))
                : Optional.empty();
    }

    /** A clock and the end of its range, which only lends it its half of the day: "from 3 to 5pm", "2:30-4". */
    private Match<Clock> ranged(Match<Clock> from, Cue cue) {
        int i = from.end();
        boolean dash = tokens.is(i, "-", "–");
        boolean word = tokens.is(i, "to", "until", "till", "til", "and");
        if (!dash && !word) {
            return from;
        }
        return clocks.at(i + 1, dash || cue == Cue.WEAK ? Cue.WEAK : Cue.NONE)
                .filter(until -> !tokens.is(i, "and") || cue == Cue.WEAK)
                .map(until -> new Match<>(sameHalf(from.value(), until.value()), until.end()))
                .orElse(from);
    }

    private static Clock sameHalf(Clock from, Clock until) {
        if (!from.open() || until.open()) {
            return from;
        }
        return until.hour() >= 12 && from.pm().hour() <= until.hour() ? from.pm() : from.am();
    }

    private Optional<Match<Moment>> zone(Match<Moment> read) {
        Moment so = read.value();
        if (so.clock().isEmpty() || so.zone().isPresent()) {
            return Optional.empty();
        }
        int at = tokens.skip(read.end(), "(");
        return tokens.read(at, WordClass.ZONE)
                .map(zone -> new Match<>(
                        so.in(ZoneId.of(zone.value())),
                        tokens.is(zone.end(), ")") && at > read.end() ? zone.end() + 1 : zone.end()));
    }

    /** Past the words that may stand between the parts. */
    private int connected(int end) {
        int at = tokens.skip(end, ",");
        at = tokens.skip(
                at, "on", "at", "@", "for", "by", "before", "until", "around", "about", "of", "from", "in", "~", "-");
        at = tokens.is(at - 1, "in") ? at - 1 : at;
        return at - end > 3 ? end : at;
    }

    private Bound bound(int from, int to) {
        for (int i = from; i < to; i++) {
            Optional<Match<String>> word = tokens.read(i, WordClass.BOUND);
            if (word.isPresent()) {
                return Bound.valueOf(word.get().value().toUpperCase(Locale.ROOT));
            }
        }
        return Bound.NONE;
    }
}
