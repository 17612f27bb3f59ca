package org.onward.rules.language.time;

import java.time.LocalDate;
import java.util.Set;
import org.onward.rules.language.TimeExpression.Assumption;

/**
 * A calendar day as read.
 *
 * @param date the day meant
 * @param ifPassed the day meant instead when the clock time said with it has passed on {@code date}
 * @param vague whether a longer span was named, such as a week, of which this is the day that counts
 * @param assumed what the words did not say
 */
record Day(LocalDate date, LocalDate ifPassed, boolean vague, Set<Assumption> assumed) {
    Day {
        assumed = Set.copyOf(assumed);
    }

    static Day of(LocalDate date) {
        return new Day(date, date, false, Set.of());
    }

    static Day orLater(LocalDate date, LocalDate ifPassed) {
        return new Day(date, ifPassed, false, Set.of());
    }

    static Day within(LocalDate date) {
        return new Day(date, date, true, Set.of(Assumption.WEEK));
    }

    static Day inAssumedYear(LocalDate date) {
        return new Day(date, date, false, Set.of(Assumption.YEAR));
    }
}
