package org.onward.rules.tone;

import java.util.BitSet;
import java.util.List;

/** A message in which the person's own words, such as titles, are covered, so that only the product's words are judged. */
final class MaskedText {
    /** Stands for one covered text; counts as one word and matches no pattern. */
    static final char COVER = '\uFFFC';

    private MaskedText() {}

    /** The text with every occurrence of the given words covered, in whatever case they are written. */
    static String of(String text, List<String> theirs) {
        BitSet covered = new BitSet(text.length());
        String folded = folded(text);
        for (String words : theirs) {
            for (int start : Occurrences.of(folded(words), folded)) {
                covered.set(start, start + words.length());
            }
        }
        if (covered.isEmpty()) {
            return text;
        }
        StringBuilder masked = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            if (!covered.get(i)) {
                masked.append(text.charAt(i));
            } else if (i == 0 || !covered.get(i - 1)) {
                masked.append(COVER);
            }
        }
        return masked.toString();
    }

    /** Folds case one character at a time, so that positions stay the same. */
    private static String folded(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            folded.append(Character.toLowerCase(Character.toUpperCase(text.charAt(i))));
        }
        return folded.toString();
    }
}
