package org.onward.rules.language.title;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A word or sign of a message with its place; a hole stands for words taken away.
 *
 * @param text lower case, straight apostrophes; empty for a hole
 * @param start index of its first character
 * @param end index after its last character
 */
record Word(String text, int start, int end) {
    private static final String INNER = "'’";

    boolean isHole() {
        return text.isEmpty();
    }

    boolean isSign() {
        return !isHole() && !Character.isLetterOrDigit(text.codePointAt(0));
    }

    static List<Word> of(String message) {
        List<Word> words = new ArrayList<>();
        int at = 0;
        while (at < message.length()) {
            int codePoint = message.codePointAt(at);
            int end = at + Character.charCount(codePoint);
            if (Character.isLetterOrDigit(codePoint)) {
                while (end < message.length() && inWord(message, end)) {
                    end += Character.charCount(message.codePointAt(end));
                }
            }
            if (!Character.isWhitespace(codePoint) && !Character.isSpaceChar(codePoint)) {
                words.add(new Word(
                        message.substring(at, end).toLowerCase(Locale.ROOT).replace('’', '\''), at, end));
            }
            at = end;
        }
        return words;
    }

    private static boolean inWord(String message, int at) {
        int codePoint = message.codePointAt(at);
        return Character.isLetterOrDigit(codePoint)
                || INNER.indexOf(codePoint) >= 0
                        && at + 1 < message.length()
                        && Character.isLetter(message.codePointAt(at + 1));
    }
}
