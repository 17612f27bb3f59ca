package org.onward.conversation;

import java.text.Normalizer;

/** Makes any text storable and comparable without changing what it says. */
public final class MessageText {
    /** Longest message that is read as one thing, in UTF-16 units. */
    public static final int LONGEST = 4_000;

    private MessageText() {}

    /** NFC, without control characters other than line breaks and tabs, halves of surrogate pairs or blanks at the ends. */
    public static String clean(String raw) {
        StringBuilder clean = new StringBuilder(raw.length());
        Normalizer.normalize(raw, Normalizer.Form.NFC)
                .replace("\r\n", "\n")
                .codePoints()
                .filter(MessageText::storable)
                .forEach(clean::appendCodePoint);
        return clean.toString().strip();
    }

    private static boolean storable(int codePoint) {
        boolean halfOfAPair = codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
        return !halfOfAPair && (codePoint == '\n' || codePoint == '\t' || !Character.isISOControl(codePoint));
    }
}
