package org.onward.rules.language.time;

import java.util.Optional;

/** Reads parts of the day: "in the morning", "this afternoon", "tonight", and after a day a bare "evening". */
final class DayParts {
    private final Tokens tokens;
    private final Today today;

    /**
     * A part of the day.
     *
     * @param part its row in the date policy
     * @param day the day it belongs to when it names one, as "tonight" does
     */
    record Reading(String part, Optional<Day> day) {}

    DayParts(Tokens tokens, Today today) {
        this.tokens = tokens;
        this.today = today;
    }

    /** @param anchored whether a day or clock time has been read before it, so that a bare "evening" will do */
    Optional<Match<Reading>> at(int i, boolean anchored) {
        if (tokens.is(i, "last") && tokens.is(i + 1, "night")) {
            return Optional.of(new Match<>(
                    new Reading("night", Optional.of(Day.of(today.date().minusDays(1)))), i + 2));
        }
        if (tokens.is(i, "first") && tokens.is(i + 1, "thing")) {
            Optional<Match<Reading>> more = at(i + 2, anchored);
            return more.isPresent() ? more : Optional.of(new Match<>(new Reading("morning", Optional.empty()), i + 2));
        }
        if (tokens.is(i, "after", "at", "around", "over", "during") && tokens.is(i + 1, "lunch")) {
            return Optional.of(
                    new Match<>(new Reading(tokens.is(i, "after") ? "after-lunch" : "lunch", Optional.empty()), i + 2));
        }
        int at = tokens.skip(i, "early", "late", "in", "during", "of", "the", "at", "-");
        if (at - i > 4) {
            return Optional.empty();
        }
        if (tokens.is(at, "this")) {
            int named = tokens.skip(at + 1, "early", "late", "coming");
            return part(named).map(part -> part.map(name -> new Reading(name, Optional.of(Day.of(today.date())))));
        }
        boolean led = at > i
                && (tokens.is(at - 1, "the") && tokens.is(at - 2, "in", "during")
                        || tokens.is(at - 1, "at") && tokens.is(at, "night", "nite") && tokens.closes(at + 1));
        boolean bare = anchored && (at == i || tokens.is(at - 1, "in", "at", "the", "early", "late", "of"));
        return part(at).filter(part -> led || bare || part.value().equals("tonight"))
                .map(part -> part.map(name -> new Reading(
                        name, name.equals("tonight") ? Optional.of(Day.of(today.date())) : Optional.empty())));
    }

    private Optional<Match<String>> part(int i) {
        return tokens.read(i, WordClass.PART);
    }
}
