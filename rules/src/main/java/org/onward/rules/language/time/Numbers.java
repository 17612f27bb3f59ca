package org.onward.rules.language.time;

import java.util.Optional;

/** Reads numbers and ordinals, in digits or words. */
final class Numbers {
    private final Tokens tokens;

    Numbers(Tokens tokens) {
        this.tokens = tokens;
    }

    /** A whole number: "20", "twenty five". */
    Optional<Match<Integer>> cardinal(int i) {
        if (tokens.at(i).isNumber()) {
            return tokens.is(i - 1, "$", "€", "£")
                    ? Optional.empty()
                    : Optional.of(new Match<>(tokens.at(i).number(), i + 1));
        }
        Optional<Match<Integer>> first = word(i);
        if (first.isEmpty() || first.get().value() < 20) {
            return first;
        }
        int next = tokens.skip(i + 1, "-");
        return word(next)
                .filter(unit -> unit.value() < 10)
                .map(unit -> new Match<>(first.get().value() + unit.value(), unit.end()))
                .or(() -> first);
    }

    private Optional<Match<Integer>> word(int i) {
        return tokens.read(i, WordClass.NUMBER).map(match -> match.map(Integer::valueOf));
    }

    /** A whole number of at most so much, not part of a decimal or another number. */
    Optional<Match<Integer>> cardinal(int i, int least, int most) {
        return cardinal(i)
                .filter(number -> number.value() >= least && number.value() <= most && !decimal(i, number.end()));
    }

    private boolean decimal(int i, int end) {
        boolean before = tokens.is(i - 1, ".") && tokens.at(i - 2).isNumber() && tokens.glued(i) && tokens.glued(i - 1);
        boolean after = tokens.is(end, ".", ",")
                && tokens.glued(end)
                && tokens.at(end + 1).isNumber()
                && tokens.glued(end + 1);
        return tokens.at(i).isNumber() && (before || after);
    }

    /** "1st", "first", "twenty second". */
    Optional<Match<Integer>> ordinal(int i) {
        if (tokens.at(i).kind() == Token.Kind.ORDINAL) {
            return Optional.of(new Match<>(tokens.at(i).number(), i + 1));
        }
        Optional<Match<Integer>> simple = ordinalWord(i);
        if (simple.isPresent()) {
            return simple;
        }
        return word(i).filter(tens -> tens.value() >= 20).flatMap(tens -> ordinalWord(tokens.skip(tens.end(), "-"))
                .filter(unit -> unit.value() < 10)
                .map(unit -> new Match<>(tens.value() + unit.value(), unit.end())));
    }

    private Optional<Match<Integer>> ordinalWord(int i) {
        return tokens.read(i, WordClass.ORDINAL).map(match -> match.map(Integer::valueOf));
    }

    /** How many of a unit: "2", "2.5", "1/2", "a", "a few", "a couple of", "two and a half", "half a". */
    Optional<Match<Double>> amount(int i, DatePolicy policy) {
        if (tokens.is(i, "half")) {
            int article = tokens.skip(i + 1, "a", "an", "of", "-");
            return Optional.of(new Match<>(0.5, article));
        }
        if (tokens.is(i, "a", "an", "another") && tokens.is(i + 1, "half")) {
            return Optional.of(new Match<>(0.5, tokens.skip(i + 2, "of", "a", "an", "-")));
        }
        if (tokens.is(i, "quarter") || tokens.is(i, "a") && tokens.is(i + 1, "quarter")) {
            int at = tokens.is(i, "a") ? i + 2 : i + 1;
            return Optional.of(new Match<>(0.25, tokens.skip(at, "of", "a", "an")));
        }
        int vague = tokens.skip(i, "a");
        if (tokens.is(vague, "couple", "few", "several")) {
            String row = tokens.is(vague, "couple") ? "couple" : "few";
            return Optional.of(new Match<>((double) policy.number(row), tokens.skip(vague + 1, "of", "more")));
        }
        if (tokens.is(i, "a", "an", "another")) {
            return Optional.of(new Match<>(1.0, i + 1));
        }
        return fraction(i).or(() -> cardinal(i).map(whole -> half(decimals(i, whole))));
    }

    private Optional<Match<Double>> fraction(int i) {
        boolean written = tokens.at(i).isNumber()
                && tokens.is(i + 1, "/")
                && tokens.at(i + 2).isNumber();
        int below = tokens.at(i + 2).number();
        if (!written || tokens.at(i).number() >= below || below > 4) {
            return Optional.empty();
        }
        return Optional.of(new Match<>(tokens.at(i).number() / (double) below, tokens.skip(i + 3, "of", "a", "an")));
    }

    private Match<Double> decimals(int i, Match<Integer> whole) {
        int end = whole.end();
        boolean point = tokens.is(end, ".", ",") && tokens.glued(end) && tokens.glued(end + 1);
        if (tokens.at(i).isNumber()
                && point
                && tokens.at(end + 1).isNumber()
                && tokens.at(end + 1).width() < 3) {
            Token digits = tokens.at(end + 1);
            return new Match<>(whole.value() + digits.number() / Math.pow(10, digits.width()), end + 2);
        }
        return whole.map(Integer::doubleValue);
    }

    private Match<Double> half(Match<Double> amount) {
        int end = amount.end();
        if (tokens.is(end, "and") && tokens.is(end + 1, "a") && tokens.is(end + 2, "half")) {
            return new Match<>(amount.value() + 0.5, end + 3);
        }
        return tokens.is(end, "½") ? new Match<>(amount.value() + 0.5, end + 1) : amount;
    }
}
