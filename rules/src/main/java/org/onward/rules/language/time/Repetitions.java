package org.onward.rules.language.time;

import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onward.rules.language.time.Clocks.Cue;

/** Reads repetitions: "every other Tuesday", "weekdays at 8", "monthly on the 1st", "the last Friday of every month". */
final class Repetitions {
    private static final List<DayOfWeek> WORKING =
            List.of(DayOfWeek.MONDAY, DayOfWeek.TUESDAY, DayOfWeek.WEDNESDAY, DayOfWeek.THURSDAY, DayOfWeek.FRIDAY);
    private static final List<DayOfWeek> WEEKEND = List.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY);

    private final Tokens tokens;
    private final Numbers numbers;
    private final Moments moments;

    Repetitions(Tokens tokens, Numbers numbers, Moments moments) {
        this.tokens = tokens;
        this.numbers = numbers;
        this.moments = moments;
    }

    Optional<Match<Repetition>> at(int i) {
        return core(i).map(this::timed).or(() -> afterClock(i));
    }

    private Optional<Match<Repetition>> core(int i) {
        return every(i).or(() -> placed(i))
                .or(() -> cadence(i))
                .or(() -> plural(i))
                .or(() -> times(i));
    }

    /** "at 8 every weekday", "5pm daily". */
    private Optional<Match<Repetition>> afterClock(int i) {
        return moments.clocks().at(i, moments.cue(i - 1)).flatMap(clock -> core(tokens.skip(clock.end(), ",", "on"))
                .map(core -> core.map(repetition -> repetition.at(clock.value()))));
    }

    private Optional<Match<Repetition>> every(int i) {
        if (!tokens.is(i, "every", "each", "evry", "ev")) {
            return Optional.empty();
        }
        int at = tokens.skip(i + 1, "single");
        if (tokens.is(at, "other", "second", "2nd") && !tokens.is(at + 1, "of")) {
            return unit(at + 1, 2).or(() -> weekdays(at + 1, 2));
        }
        Optional<Match<Integer>> number = numbers.cardinal(at, 1, 999);
        if (number.isPresent()) {
            return unit(number.get().end(), number.get().value());
        }
        Optional<Match<Repetition>> nth = place(at).flatMap(place -> unit(place.end(), place.value())
                .filter(unit -> place.value() > 1 && !tokens.is(unit.end(), "of"))
                .or(() -> weekdayOfMonth(place, place.end()))
                .or(() -> monthDays(at)));
        return nth.or(() -> unit(at, 1))
                .or(() -> weekdays(at, 1))
                .or(() -> part(at))
                .or(() -> month(at));
    }

    private Optional<Match<Repetition>> unit(int i, int interval) {
        return tokens.read(i, WordClass.UNIT).flatMap(unit -> frequency(unit.value(), interval)
                .map(repetition -> new Match<>(repetition, unit.end())));
    }

    private Optional<Repetition> frequency(String unit, int interval) {
        return switch (unit) {
            case "MINUTES" -> Optional.of(Repetition.every("MINUTELY", interval));
            case "HOURS" -> Optional.of(Repetition.every("HOURLY", interval));
            case "DAYS" -> Optional.of(Repetition.every("DAILY", interval));
            case "WEEKS" -> Optional.of(Repetition.every("WEEKLY", interval));
            case "FORTNIGHTS" -> Optional.of(Repetition.every("WEEKLY", 2 * interval));
            case "MONTHS" -> Optional.of(Repetition.every("MONTHLY", interval));
            case "YEARS" -> Optional.of(Repetition.every("YEARLY", interval));
            case "WEEKDAYS" ->
                interval == 1
                        ? Optional.of(Repetition.every("WEEKLY", 1, Repetition.byDay("", WORKING)))
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** "monday", "Tue and Thu", "mon-fri", "weekend". */
    private Optional<Match<Repetition>> weekdays(int i, int interval) {
        return names(i).map(
                        names -> names.map(days -> Repetition.every("WEEKLY", interval, Repetition.byDay("", days))));
    }

    private Optional<Match<List<DayOfWeek>>> names(int i) {
        if (tokens.is(i, "weekend", "weekends")) {
            return Optional.of(new Match<>(WEEKEND, i + 1));
        }
        if (tokens.is(i, "weekday", "weekdays", "workday", "workdays")) {
            return Optional.of(new Match<>(WORKING, i + 1));
        }
        Optional<Match<DayOfWeek>> first = name(i);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        List<DayOfWeek> days = new ArrayList<>(List.of(first.get().value()));
        int end = first.get().end();
        if (tokens.is(end, "-", "–", "to", "through", "thru") && name(end + 1).isPresent()) {
            Match<DayOfWeek> last = name(end + 1).get();
            for (DayOfWeek day = days.get(0).plus(1);
                    day != last.value().plus(1) && days.size() < 7;
                    day = day.plus(1)) {
                days.add(day);
            }
            return Optional.of(new Match<>(days, last.end()));
        }
        for (int next = tokens.skip(end, ",", "and", "&", "/", "every");
                name(next).isPresent() && next > end && days.size() < 7;
                next = tokens.skip(end, ",", "and", "&", "/", "every")) {
            days.add(name(next).get().value());
            end = name(next).get().end();
        }
        return Optional.of(new Match<>(days.stream().distinct().sorted().toList(), end));
    }

    private Optional<Match<DayOfWeek>> name(int i) {
        return tokens.read(i, WordClass.WEEKDAY)
                .or(() -> tokens.read(i, WordClass.WEEKDAYS))
                .map(name -> name.map(DayOfWeek::valueOf));
    }

    private Optional<Match<Repetition>> part(int i) {
        return tokens.read(i, WordClass.PART)
                .map(part -> part.map(name -> Repetition.every("DAILY", 1).during(name)));
    }

    private Optional<Match<Repetition>> month(int i) {
        return tokens.read(i, WordClass.MONTH).map(month -> {
            Repetition yearly = Repetition.every("YEARLY", 1, "BYMONTH=" + month.value());
            return numbers.ordinal(month.end())
                    .or(() -> numbers.cardinal(month.end(), 1, 31))
                    .map(day -> new Match<>(yearly.with("BYMONTHDAY=" + day.value()), day.end()))
                    .orElse(new Match<>(yearly, month.end()));
        });
    }

    private Optional<Match<Integer>> place(int i) {
        return tokens.is(i, "last") ? Optional.of(new Match<>(-1, i + 1)) : numbers.ordinal(i);
    }

    /** "the 1st and 15th of every month", "first Monday of each month", "last day of the month" after a frequency. */
    private Optional<Match<Repetition>> placed(int i) {
        int at = tokens.skip(i, "the");
        return place(at)
                .flatMap(place -> weekdayOfMonth(place, place.end()).or(() -> monthDays(at)))
                .filter(read -> tokens.is(read.end() - 1, "month", "monthly")
                        && tokens.is(read.end() - 2, "every", "each", "a", "per"));
    }

    private Optional<Match<Repetition>> weekdayOfMonth(Match<Integer> place, int i) {
        return tokens.read(i, WordClass.WEEKDAY)
                .filter(name -> place.value() <= 5)
                .map(name -> new Match<>(
                        Repetition.every(
                                "MONTHLY",
                                1,
                                Repetition.byDay(
                                        String.valueOf(place.value()), List.of(DayOfWeek.valueOf(name.value())))),
                        ofMonth(name.end())));
    }

    private Optional<Match<Repetition>> monthDays(int i) {
        List<Integer> days = new ArrayList<>();
        int end = i;
        for (Optional<Match<Integer>> day = place(i);
                day.isPresent() && days.size() < 5;
                day = place(tokens.skip(end, ",", "and", "&", "the"))) {
            days.add(day.get().value());
            end = tokens.skip(day.get().end(), "day");
        }
        boolean valid = !days.isEmpty() && days.stream().allMatch(day -> day >= -1 && day != 0 && day <= 31);
        String list = days.stream().map(String::valueOf).collect(Collectors.joining(","));
        return valid
                ? Optional.of(new Match<>(Repetition.every("MONTHLY", 1, "BYMONTHDAY=" + list), ofMonth(end)))
                : Optional.empty();
    }

    private int ofMonth(int end) {
        int at = tokens.skip(end, "of", "in", "the");
        at = tokens.skip(at, "every", "each", "a", "per");
        return tokens.is(at, "month", "monthly") && at > end ? at + 1 : end;
    }

    /** "daily", "monthly on the 1st"; "a daily check" and "weekly report" describe a thing and are none. */
    private Optional<Match<Repetition>> cadence(int i) {
        return tokens.read(i, WordClass.CADENCE)
                .filter(word -> !tokens.is(i - 1, "a", "an", "the", "my", "our", "your", "this", "that", "his", "her"))
                .filter(word ->
                        tokens.closes(word.end()) || tokens.at(word.end()).isNumber() || tokens.is(word.end(), "@"))
                .flatMap(word -> {
                    String[] unit = word.value().split(":");
                    return frequency(unit[0], Integer.parseInt(unit[1]))
                            .map(repetition -> new Match<>(repetition, word.end()));
                });
    }

    /** "mondays at 9", "weekdays", "tuesdays and thursdays". */
    private Optional<Match<Repetition>> plural(int i) {
        boolean plural =
                tokens.read(i, WordClass.WEEKDAYS).isPresent() || tokens.is(i, "weekdays", "weekends", "workdays");
        return plural
                        && !tokens.is(i - 1, WordClass.NUMBER)
                        && !tokens.at(i - 1).isNumber()
                ? weekdays(i, 1)
                        .filter(read -> tokens.closes(read.end())
                                || tokens.at(read.end()).isNumber())
                : Optional.empty();
    }

    /** "once a week". */
    private Optional<Match<Repetition>> times(int i) {
        return tokens.is(i, "once") && tokens.is(i + 1, "a", "every", "per", "each")
                ? unit(i + 2, 1)
                : Optional.empty();
    }

    /** The repetition with the days, clock time and part of the day that follow it. */
    private Match<Repetition> timed(Match<Repetition> core) {
        Match<Repetition> read = core;
        for (int count = 0; count < 3; count++) {
            Optional<Match<Repetition>> more = refined(read);
            if (more.isEmpty()) {
                return read;
            }
            read = more.get();
        }
        return read;
    }

    private Optional<Match<Repetition>> refined(Match<Repetition> read) {
        Repetition so = read.value();
        int at = tokens.skip(read.end(), ",", "on", "at", "@", "around", "by", "in");
        boolean on = tokens.is(at - 1, "on");
        Optional<Match<Repetition>> days = so.by().isEmpty() && on ? on(so, at) : Optional.empty();
        if (days.isPresent()) {
            return days;
        }
        Cue cue = tokens.is(at - 1, "at", "@") ? Cue.STRONG : Cue.WEAK;
        Optional<Match<Repetition>> clock =
                so.clock().isEmpty() ? moments.clocks().at(at, cue).map(time -> time.map(so::at)) : Optional.empty();
        return clock.or(() -> so.part().isEmpty()
                ? moments.parts()
                        .at(tokens.is(at - 1, "in") ? at - 1 : at, true)
                        .map(part -> part.map(name -> so.during(name.part())))
                : Optional.empty());
    }

    private Optional<Match<Repetition>> on(Repetition so, int i) {
        int at = tokens.skip(i, "the");
        return switch (so.frequency()) {
            case "WEEKLY" -> names(at).map(names -> names.map(days -> so.with(Repetition.byDay("", days))));
            case "MONTHLY" ->
                place(at)
                        .flatMap(place -> weekdayOfMonth(place, place.end()).or(() -> monthDays(at)))
                        .map(day -> day.map(rule -> so.with(rule.by().get(0))));
            case "YEARLY" ->
                month(at)
                        .map(day -> day.map(
                                rule -> new Repetition("YEARLY", so.interval(), rule.by(), so.clock(), so.part())));
            default -> Optional.empty();
        };
    }
}
