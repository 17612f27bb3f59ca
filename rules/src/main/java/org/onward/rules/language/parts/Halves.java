package org.onward.rules.language.parts;

import org.onward.rules.language.Intent;

/**
 * Fact: what a message would say if it were cut in two.
 *
 * @param at where the second half begins
 * @param first what the first half wants
 * @param firstClear whether that is clear
 * @param firstSet whether the first half is a set phrase as a whole
 * @param second what the second half wants
 * @param secondClear whether that is clear
 * @param secondAsks whether the second half has words that ask for something ("what", "give me")
 */
public record Halves(
        int at,
        Intent first,
        boolean firstClear,
        boolean firstSet,
        Intent second,
        boolean secondClear,
        boolean secondAsks) {
    public boolean isClear() {
        return firstClear && secondClear;
    }

    /** "Sort the photos, a two-hour job": a length alone is no call for something to do. */
    public boolean isLength() {
        return second == Intent.GET_TASK && !secondAsks;
    }
}
