package org.onward.identity;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import org.onward.problem.InvalidInput;

/**
 * A name to sign in with: 1 to 64 visible characters. Two names that differ only in case or width are the same name.
 *
 * @param shown as typed, trimmed
 * @param key what has to be unique
 */
record AccountName(String shown, String key) {
    private static final int LONGEST = 64;

    static AccountName of(String text) {
        String shown = Normalizer.normalize(text == null ? "" : text, Normalizer.Form.NFC)
                .strip();
        int length = shown.codePointCount(0, shown.length());
        if (length == 0 || length > LONGEST || shown.codePoints().anyMatch(AccountName::invisible)) {
            throw new InvalidInput(List.of(new InvalidInput.Issue(
                    "name", "unacceptable", shown, "1 to 64 visible characters", "Choose a shorter, simpler name.")));
        }
        return new AccountName(shown, keyOf(shown));
    }

    /** The key of whatever somebody typed at log-in, however odd. */
    static String keyOf(String text) {
        return Normalizer.normalize(text == null ? "" : text.strip(), Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT);
    }

    private static boolean invisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
