package org.onward.rules.language.time;

import java.util.Optional;

/** Reads lengths of time: "2 hours", "an hour and a half", "1h30", "half an hour", "two-hour". */
final class Lengths {
    private final Tokens tokens;
    private final Numbers numbers;
    private final DatePolicy policy;

    Lengths(Tokens tokens, Numbers numbers, DatePolicy policy) {
        this.tokens = tokens;
        this.numbers = numbers;
        this.policy = policy;
    }

    Optional<Match<Length>> at(int i) {
        Optional<Match<Length>> first = one(i);
        if (first.isEmpty()) {
            return first;
        }
        Match<Length> sum = first.get();
        for (int parts = 0; parts < 3; parts++) {
            Optional<Match<Length>> more = another(sum);
            if (more.isEmpty()) {
                break;
            }
            sum = new Match<>(sum.value().plus(more.get().value()), more.get().end());
        }
        return Optional.of(sum);
    }

    private Optional<Match<Length>> another(Match<Length> sum) {
        int next = tokens.skip(sum.end(), "and", ",");
        if (tokens.is(sum.end(), "and") && tokens.is(next, "a") && tokens.is(next + 1, "half", "quarter")) {
            return unitOf(sum)
                    .map(unit -> new Match<>(Length.of(tokens.is(next + 1, "half") ? 0.5 : 0.25, unit), next + 2));
        }
        if (tokens.is(sum.end(), ",") && !tokens.at(next).isNumber()) {
            return Optional.empty();
        }
        boolean hours = unitOf(sum).filter("HOURS"::equals).isPresent();
        if (hours && tokens.at(next).isNumber() && tokens.at(next).number() < 60 && tokens.glued(next)) {
            return Optional.of(new Match<>(
                    Length.of(tokens.at(next).number(), "MINUTES"),
                    tokens.is(next + 1, "m", "min", "mins") ? next + 2 : next + 1));
        }
        return tokens.is(next, "a", "an") && tokens.is(sum.end(), "and")
                        || tokens.at(next).isNumber()
                        || tokens.read(next, WordClass.NUMBER).isPresent()
                ? one(next).filter(more -> smaller(more, sum))
                : Optional.empty();
    }

    private boolean smaller(Match<Length> part, Match<Length> whole) {
        return part.value().duration().compareTo(whole.value().duration()) < 0;
    }

    private Optional<String> unitOf(Match<Length> sum) {
        return unit(sum.end() - 1).map(Match::value);
    }

    /** One amount with its unit. */
    private Optional<Match<Length>> one(int i) {
        return numbers.amount(i, policy).flatMap(amount -> {
            int at = tokens.is(amount.end(), "-") && tokens.glued(amount.end() + 1) ? amount.end() + 1 : amount.end();
            at = tokens.skip(at, "more", "extra", "solid", "full", "whole");
            return unit(at).filter(unit -> !tokens.is(unit.end() - 1, "second")
                            || tokens.is(i - 1, "in")
                            || tokens.at(i).isNumber())
                    .map(unit -> unit.map(name -> Length.of(amount.value(), name)));
        });
    }

    private Optional<Match<String>> unit(int i) {
        boolean glued = tokens.glued(i) && tokens.at(i - 1).isNumber();
        if (glued || tokens.at(i - 1).isNumber()) {
            if (tokens.is(i, "h") && !tokens.is(i + 1, ".")) {
                return Optional.of(new Match<>("HOURS", i + 1));
            }
            if (glued && tokens.is(i, "m", "d", "s", "w", "\"")) {
                String unit =
                        switch (tokens.word(i)) {
                            case "m" -> "MINUTES";
                            case "d" -> "DAYS";
                            case "w" -> "WEEKS";
                            default -> "SECONDS";
                        };
                return Optional.of(new Match<>(unit, i + 1));
            }
        }
        return tokens.read(i, WordClass.UNIT);
    }
}
