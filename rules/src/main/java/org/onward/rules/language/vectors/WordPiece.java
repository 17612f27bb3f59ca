package org.onward.rules.language.vectors;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Cuts text into the pieces of a BERT vocabulary: lower case, without accents, at spaces, signs and ideographs; then the longest
 * piece the vocabulary has, from the left, where pieces inside a word begin with "##".
 */
public final class WordPiece {
    private static final int LONGEST_WORD = 100;
    /** More pieces of a text are not read. */
    static final int MOST_PIECES = 512;

    private final Map<String, Integer> ids;
    private final int unknown;

    /** @param vocabulary the pieces, the place of each being its id; one of them is "[UNK]" */
    public WordPiece(List<String> vocabulary) {
        ids = new HashMap<>(vocabulary.size() * 4 / 3 + 1);
        for (String piece : vocabulary) {
            ids.put(piece, ids.size());
        }
        unknown = ids.get("[UNK]");
    }

    /** Whether a word is a piece as a whole: the common words of the language are. */
    public boolean knows(String word) {
        return ids.containsKey(word);
    }

    /** The ids of a text's pieces, in order, at most 512. */
    public int[] ids(String text) {
        int[] found = new int[MOST_PIECES];
        int size = 0;
        StringBuilder word = new StringBuilder();
        String plain = plain(text);
        for (int at = 0; at < plain.length() && size < MOST_PIECES; at += Character.charCount(plain.codePointAt(at))) {
            int codePoint = plain.codePointAt(at);
            if (Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint)) {
                size = cut(word, found, size);
            } else if (standsAlone(codePoint)) {
                size = cut(word, found, size);
                size = cut(word.appendCodePoint(codePoint), found, size);
            } else {
                word.appendCodePoint(codePoint);
            }
        }
        return Arrays.copyOf(found, cut(word, found, size));
    }

    private int cut(StringBuilder word, int[] found, int size) {
        int next = word.isEmpty() ? size : pieces(word.toString(), found, size);
        word.setLength(0);
        return next;
    }

    /** Adds the pieces of one word, or the unknown piece when some part of it is in no vocabulary. */
    private int pieces(String word, int[] found, int size) {
        int next = size;
        int from = 0;
        boolean known = word.codePointCount(0, word.length()) <= LONGEST_WORD;
        while (known && from < word.length() && next < MOST_PIECES) {
            int to = word.length();
            Integer id = null;
            while (to > from && id == null) {
                id = ids.get(from == 0 ? word.substring(0, to) : "##" + word.substring(from, to));
                if (id == null) {
                    to = word.offsetByCodePoints(to, -1);
                }
            }
            known = id != null;
            if (known) {
                found[next++] = id;
                from = to;
            }
        }
        if (!known && size < MOST_PIECES) {
            found[size] = unknown;
            return size + 1;
        }
        return next;
    }

    /** Without control characters and accents, in lower case. */
    private static String plain(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        Normalizer.normalize(text, Normalizer.Form.NFD).codePoints().forEach(codePoint -> {
            boolean space = codePoint == '\t' || codePoint == '\n' || codePoint == '\r';
            if (space || Character.getType(codePoint) == Character.SPACE_SEPARATOR) {
                plain.append(' ');
            } else if (!isControl(codePoint) && Character.getType(codePoint) != Character.NON_SPACING_MARK) {
                plain.appendCodePoint(codePoint);
            }
        });
        return plain.toString().toLowerCase(Locale.ROOT);
    }

    private static boolean isControl(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> true;
            default -> codePoint == 0xFFFD;
        };
    }

    private static boolean standsAlone(int codePoint) {
        boolean ascii = codePoint > 32 && codePoint < 127 && !Character.isLetterOrDigit(codePoint);
        return ascii
                || switch (Character.getType(codePoint)) {
                    case Character.CONNECTOR_PUNCTUATION,
                            Character.DASH_PUNCTUATION,
                            Character.START_PUNCTUATION,
                            Character.END_PUNCTUATION,
                            Character.INITIAL_QUOTE_PUNCTUATION,
                            Character.FINAL_QUOTE_PUNCTUATION,
                            Character.OTHER_PUNCTUATION -> true;
                    default -> Character.isIdeographic(codePoint);
                };
    }
}
