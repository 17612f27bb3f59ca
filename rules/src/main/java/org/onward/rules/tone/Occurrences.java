package org.onward.rules.tone;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds a text inside another in linear time, whatever the two look like (Knuth, Morris and Pratt): titles come from people,
 * and a plain search can be made quadratic.
 */
final class Occurrences {
    private Occurrences() {}

    /** Start positions of {@code wanted} where it is not part of a longer word; none for an empty text. */
    static List<Integer> of(String wanted, String text) {
        List<Integer> starts = new ArrayList<>();
        if (wanted.isEmpty() || wanted.length() > text.length()) {
            return starts;
        }
        int[] borders = borders(wanted);
        int matched = 0;
        for (int i = 0; i < text.length(); i++) {
            while (matched > 0 && text.charAt(i) != wanted.charAt(matched)) {
                matched = borders[matched - 1];
            }
            if (text.charAt(i) == wanted.charAt(matched)) {
                matched++;
            }
            if (matched == wanted.length()) {
                int start = i + 1 - matched;
                if (!joins(text, start) && !joins(text, i + 1)) {
                    starts.add(start);
                }
                matched = borders[matched - 1];
            }
        }
        return starts;
    }

    /** For each prefix, the length of its longest proper prefix that is also its suffix. */
    private static int[] borders(String wanted) {
        int[] borders = new int[wanted.length()];
        int matched = 0;
        for (int i = 1; i < wanted.length(); i++) {
            while (matched > 0 && wanted.charAt(i) != wanted.charAt(matched)) {
                matched = borders[matched - 1];
            }
            if (wanted.charAt(i) == wanted.charAt(matched)) {
                matched++;
            }
            borders[i] = matched;
        }
        return borders;
    }

    private static boolean joins(String text, int at) {
        return at > 0
                && at < text.length()
                && Character.isLetterOrDigit(text.charAt(at - 1))
                && Character.isLetterOrDigit(text.charAt(at));
    }
}
