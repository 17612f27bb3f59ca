package org.onward.rules.language.time;

import java.util.Optional;

/** Reads clock times: "3pm", "15:15", "16h00", "half past three", "twenty to five", "noon", and after "at" a bare "5". */
final class Clocks {
    private final Tokens tokens;
    private final Numbers numbers;
    private final DatePolicy policy;

    /** How sure the words around make it that a bare number is a clock time. */
    enum Cue {
        NONE,
        /** Something that often leads to a time: nothing may follow that the number could count. */
        WEAK,
        /** "at": only a counted thing speaks against it. */
        STRONG
    }

    Clocks(Tokens tokens, Numbers numbers, DatePolicy policy) {
        this.tokens = tokens;
        this.numbers = numbers;
        this.policy = policy;
    }

    Optional<Match<Clock>> at(int i, Cue cue) {
        return tokens.read(i, WordClass.CLOCK)
                .map(name -> name.map(row -> Clock.exactly(policy.time(row))))
                .or(() -> shifted(i, cue))
                .or(() -> digital(i, cue))
                .or(() -> whole(i, cue))
                .map(this::rounded);
    }

    /** "half past three", "a quarter to 5pm", "20 minutes past 3", "half 6". */
    private Optional<Match<Clock>> shifted(int i, Cue cue) {
        int at = tokens.is(i, "a") ? i + 1 : i;
        Optional<Match<Integer>> minutes = tokens.is(at, "half")
                ? Optional.of(new Match<>(30, at + 1))
                : tokens.is(at, "quarter") ? Optional.of(new Match<>(15, at + 1)) : numbers.cardinal(at, 1, 59);
        if (minutes.isEmpty()) {
            return Optional.empty();
        }
        int way = tokens.is(minutes.get().end(), "minutes", "minute", "mins", "min")
                ? minutes.get().end() + 1
                : minutes.get().end();
        boolean past = tokens.is(way, "past", "after");
        boolean to = tokens.is(way, "to", "til", "till", "before");
        if (past || to) {
            // "at 5 to 6": a range reads better than "five minutes to six" unless the number is a usual one
            boolean usual = minutes.get().value() % 5 == 0;
            return base(way + 1)
                    .filter(hour -> usual
                            && (cue != Cue.NONE
                                    || !hour.value().open()
                                    || past && tokens.is(way, "past")
                                    || tokens.is(at, "half", "quarter")))
                    .map(hour -> hour.map(clock -> clock.plusMinutes(
                            past ? minutes.get().value() : -minutes.get().value())));
        }
        return tokens.is(at, "half")
                ? base(at + 1)
                        .filter(hour -> tokens.closes(hour.end()))
                        .map(hour -> hour.map(clock -> clock.plusMinutes(30)))
                : Optional.empty();
    }

    private Optional<Match<Clock>> base(int i) {
        return tokens.read(i, WordClass.CLOCK)
                .map(name -> name.map(row -> Clock.exactly(policy.time(row))))
                .or(() -> whole(i, Cue.STRONG));
    }

    /** Hour and minute: "15:15", "8.30pm", "15h00", "9:01:10 AM". */
    private Optional<Match<Clock>> digital(int i, Cue cue) {
        Token hour = tokens.at(i);
        Token minute = tokens.at(i + 2);
        boolean shape = hour.isNumber()
                && hour.width() <= 2
                && hour.number() <= 24
                && tokens.is(i + 1, ":", ".", "h")
                && tokens.glued(i + 1);
        if (!shape || tokens.is(i - 1, ":", ".", "/", "$") && tokens.glued(i)) {
            return Optional.empty();
        }
        boolean zero = hour.width() == 2 && hour.number() < 10;
        if (tokens.is(i + 1, "h") && hour.width() == 1 && cue == Cue.NONE) {
            return Optional.empty(); // "1h30" lasts, "15h30" is a time
        }
        if (tokens.is(i + 1, "h") && !(minute.isNumber() && tokens.glued(i + 2))) {
            return cue == Cue.NONE || hour.number() > 23
                    ? Optional.empty()
                    : Optional.of(new Match<>(Clock.written(hour.number(), 0, zero), i + 2));
        }
        if (!minute.isNumber() || minute.width() != 2 || minute.number() > 59 || !tokens.glued(i + 2)) {
            return Optional.empty();
        }
        int end = i + 3;
        if (tokens.is(end, ":") && tokens.at(end + 1).isNumber() && tokens.glued(end + 1)) {
            end += 2;
        }
        Match<Clock> read = new Match<>(Clock.written(hour.number() % 24, minute.number(), zero), end);
        Optional<Match<Clock>> halved = meridiem(read);
        if (halved.isPresent()) {
            return halved;
        }
        boolean dotted = tokens.is(i + 1, ".");
        boolean ratio = tokens.is(end, "/", "%", ".")
                && tokens.glued(end)
                && tokens.at(end + 1).isNumber();
        return ratio || dotted && (cue != Cue.STRONG || tokens.counted(end)) || labelled(i)
                ? Optional.empty()
                : Optional.of(read);
    }

    /** An hour alone, or with a minute in words or digits: "3 pm", "330 p.m.", "three twenty", "5 o'clock", "1500 hours". */
    private Optional<Match<Clock>> whole(int i, Cue cue) {
        Optional<Match<Clock>> said = compact(i, cue).or(() -> spoken(i, cue)).or(() -> numbers.cardinal(i, 0, 24)
                .filter(hour -> tokens.at(i).width() <= 2 || tokens.at(i).isWord())
                .map(hour -> hour.map(number -> Clock.written(number % 24, 0, zeroLed(i)))));
        if (said.isEmpty()) {
            return said;
        }
        Match<Clock> hour = said.get();
        Optional<Match<Clock>> halved = meridiem(hour);
        if (halved.isPresent()) {
            return halved;
        }
        if (tokens.is(hour.end(), "o'clock", "oclock", "o") && !tokens.is(hour.end() + 1, "'")) {
            int end = tokens.is(hour.end(), "o") ? tokens.skip(hour.end() + 1, "clock") : hour.end() + 1;
            return end - hour.end() == 1 && tokens.is(hour.end(), "o")
                    ? Optional.empty()
                    : meridiem(new Match<>(hour.value(), end)).or(() -> Optional.of(new Match<>(hour.value(), end)));
        }
        boolean fits =
                switch (cue) {
                    case NONE -> tokens.is(hour.end(), "ish") && tokens.glued(hour.end());
                    case WEAK ->
                        tokens.closes(hour.end())
                                && !tokens.is(i - 2, WordClass.SCALING)
                                && !tokens.is(i - 3, WordClass.SCALING);
                    case STRONG -> !tokens.counted(hour.end());
                };
        return fits && !labelled(i) ? said : Optional.empty();
    }

    private boolean zeroLed(int i) {
        return tokens.at(i).isNumber()
                && tokens.at(i).width() == 2
                && tokens.at(i).number() < 10;
    }

    private boolean labelled(int i) {
        return tokens.is(i - 1, WordClass.LABEL) || tokens.is(i - 1, "#", "$", "€", "£");
    }

    private Optional<Match<Clock>> compact(int i, Cue cue) {
        Token digits = tokens.at(i);
        int hour = digits.number() / 100;
        int minute = digits.number() % 100;
        boolean shape = digits.isNumber() && (digits.width() == 3 || digits.width() == 4) && hour < 24 && minute < 60;
        if (!shape) {
            return Optional.empty();
        }
        Match<Clock> read = new Match<>(Clock.written(hour, minute, digits.width() == 4 && hour < 10), i + 1);
        boolean military = digits.width() == 4 && tokens.is(i + 1, "hours", "hrs");
        boolean year = digits.number() >= 1900 && digits.number() < 2100 && !tokens.is(i - 1, "at", "@");
        if (meridiem(read).isPresent() || cue != Cue.NONE && !year && minute % 5 == 0) {
            return Optional.of(read);
        }
        return military ? Optional.of(new Match<>(read.value(), i + 2)) : Optional.empty();
    }

    /** "three twenty", "nine fifty nine a m", "five oh five". */
    private Optional<Match<Clock>> spoken(int i, Cue cue) {
        if (!tokens.at(i).isWord()) {
            return Optional.empty();
        }
        Optional<Match<Integer>> hour = numbers.cardinal(i, 1, 12);
        if (hour.isEmpty()) {
            return Optional.empty();
        }
        int next = hour.get().end();
        Optional<Match<Integer>> minute = tokens.is(next, "oh")
                ? numbers.cardinal(next + 1, 1, 9)
                : tokens.at(next).isWord() ? numbers.cardinal(next, 10, 59) : Optional.empty();
        return minute.map(m -> m.map(value -> Clock.written(hour.get().value(), value, false)))
                .filter(read -> meridiem(read).isPresent() || cue != Cue.NONE && tokens.closes(read.end()));
    }

    /** The clock with the "pm" that follows it, if one does. */
    private Optional<Match<Clock>> meridiem(Match<Clock> clock) {
        int i = clock.end();
        int at = tokens.is(i, ".") && tokens.glued(i) ? i + 1 : i;
        String word = tokens.word(at);
        if (clock.value().hour() > 23 || word.isEmpty()) {
            return Optional.empty();
        }
        int end = -1;
        if (word.equals("am") || word.equals("pm") || word.equals("a.m") || word.equals("p.m")) {
            end = at + 1;
        } else if (word.equals("a") || word.equals("p")) {
            int dot = tokens.is(at + 1, ".") ? at + 2 : at + 1;
            if (tokens.is(dot, "m")) {
                end = tokens.is(dot + 1, ".") && dot > at + 1 ? dot + 2 : dot + 1;
            } else if (tokens.glued(at) && tokens.at(at - 1).isNumber()) {
                end = at + 1;
            }
        }
        if (end < 0) {
            return Optional.empty();
        }
        boolean morning = word.startsWith("a");
        Clock value = clock.value();
        return Optional.of(new Match<>(morning ? value.hour() <= 12 ? value.am() : value : value.pm(), end));
    }

    /** Takes along what only blurs: "5ish", "3pm approximately", "5 sharp". */
    private Match<Clock> rounded(Match<Clock> clock) {
        int end = clock.end();
        if (tokens.is(end, "-") && tokens.is(end + 1, "ish")) {
            return new Match<>(clock.value(), end + 2);
        }
        return tokens.is(end, "ish", "sharp", "approximately", "approx", "roughly", "exactly", "prompt")
                ? new Match<>(clock.value(), end + 1)
                : clock;
    }
}
