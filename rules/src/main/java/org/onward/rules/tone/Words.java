package org.onward.rules.tone;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A text as words: lower case, apostrophes and invisible characters left out ("Didn’t" is {@code didnt}), a full stop for the
 * end of a clause and a colon for a colon, so that no pattern reaches from one clause into the next.
 */
final class Words {
    static final String END = ".";
    static final String COLON = ":";

    private Words() {}

    static List<String> of(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isLetterOrDigit(c) || Character.isSurrogate(c) || c == MaskedText.COVER) {
                word.append(c);
            } else if (!isInsideWords(c)) {
                flush(word, words);
                if (c == ':') {
                    words.add(COLON);
                } else if (".,!?;\n…".indexOf(c) >= 0) {
                    words.add(END);
                }
            }
        }
        flush(word, words);
        return words;
    }

    /** How many there are, ends of clauses and colons not counted. */
    static long count(List<String> words) {
        return words.stream()
                .filter(word -> !word.equals(END) && !word.equals(COLON) && Emoji.count(word) == 0)
                .count();
    }

    private static boolean isInsideWords(char c) {
        return c == '\'' || c == '’' || Character.getType(c) == Character.FORMAT;
    }

    private static void flush(StringBuilder word, List<String> words) {
        if (!word.isEmpty()) {
            words.add(word.toString().toLowerCase(Locale.ROOT));
            word.setLength(0);
        }
    }
}
