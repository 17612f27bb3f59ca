package org.onward.rules.tone;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Words in a row, as a table cell writes them: {@code why/how didn't you} allows either first word, {@code procrastinat*} any
 * ending, {@code #} a number in digits or words. Nothing in it is ever evaluated as code.
 *
 * @param written as in the table
 * @param places for each word in a row, what may stand there
 */
record WordPattern(String written, List<List<String>> places) {
    private static final Set<String> NUMBERS = Set.of(
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "fifteen", "twenty", "thirty", "forty", "fifty", "sixty", "several", "few");

    static WordPattern of(String written) {
        List<List<String>> places = Arrays.stream(
                        written.toLowerCase(Locale.ROOT).replace("'", "").split(" +"))
                .map(place -> List.of(place.split("/")))
                .toList();
        return new WordPattern(written, places);
    }

    /** True when the words from the given position on are these. */
    boolean matchesAt(int at, List<String> words) {
        if (at + places.size() > words.size()) {
            return false;
        }
        for (int i = 0; i < places.size(); i++) {
            if (!fitsOne(words.get(at + i), places.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** The words it covers from the given position on. */
    List<String> at(int at, List<String> words) {
        return words.subList(at, at + places.size());
    }

    /** What the first word may be, where it can be looked up; empty when it has an open ending or is a number. */
    List<String> firstWords() {
        boolean fixed = places.get(0).stream().noneMatch(wanted -> wanted.equals("#") || wanted.endsWith("*"));
        return fixed ? places.get(0) : List.of();
    }

    private static boolean fitsOne(String word, List<String> wanted) {
        for (String one : wanted) {
            if (fits(word, one)) {
                return true;
            }
        }
        return false;
    }

    private static boolean fits(String word, String wanted) {
        if (wanted.equals("#")) {
            return NUMBERS.contains(word) || word.chars().allMatch(Character::isDigit);
        }
        return wanted.endsWith("*") ? word.startsWith(wanted.substring(0, wanted.length() - 1)) : word.equals(wanted);
    }
}
