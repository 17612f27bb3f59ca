package org.onward.rules.matching;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The words of a text that carry meaning, each in its basic form, in order.
 *
 * @param words such as "pay", "water", "bill"
 */
record Wording(List<String> words) {
    Wording {
        words = List.copyOf(words);
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    int size() {
        return words.size();
    }

    /** Whether every word occurs in the other. */
    boolean isWithin(Wording other) {
        return other.words.containsAll(words);
    }

    boolean hasSameWordsAs(Wording other) {
        return size() == other.size() && isWithin(other) && other.isWithin(this);
    }

    /** Without the first word, which in a title is the verb. */
    Wording object() {
        return new Wording(words.subList(Math.min(1, words.size()), words.size()));
    }

    /** Sørensen–Dice overlap of the distinct words, 0–1. */
    double overlap(Wording other) {
        Set<String> mine = new HashSet<>(words);
        Set<String> theirs = new HashSet<>(other.words);
        int distinct = mine.size() + theirs.size();
        mine.retainAll(theirs);
        return distinct == 0 ? 0 : 2.0 * mine.size() / distinct;
    }
}
