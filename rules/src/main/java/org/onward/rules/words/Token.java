package org.onward.rules.words;

import java.util.Set;

/**
 * A word of a text.
 *
 * @param text the word in lower case, its apostrophes dropped
 * @param stem its Snowball stem, by which "paying" and "pay" meet
 * @param opensClause true for the first word of the text and the first after a mark such as a colon or a dash
 */
public record Token(String text, String stem, boolean opensClause) {
    private static final Set<String> ENDINGS = Set.of("", "s", "es", "d", "ed", "ing", "e", "y", "ies", "ied", "ying");

    /** Whether the word looks like a plural, which a verb in a to-do never does. */
    public boolean looksPlural() {
        return text.length() > 3 && text.endsWith("s") && !text.endsWith("ss") && !stem.equals(text);
    }

    /**
     * Whether both are forms of one word, such as "plan", "planned", "planning". A shared stem alone is not enough: the stemmer
     * also joins "local" and "localization", "photograph" and "photographer".
     */
    public boolean isInflectionOf(Token other) {
        if (!stem.equals(other.stem)) {
            return false;
        }
        int shared = 0;
        while (shared < Math.min(text.length(), other.text.length())
                && text.charAt(shared) == other.text.charAt(shared)) {
            shared++;
        }
        return endsLikeAnInflection(text, shared) && endsLikeAnInflection(other.text, shared);
    }

    private static boolean endsLikeAnInflection(String word, int from) {
        String ending = word.substring(from);
        boolean doubled = from > 0 && !ending.isEmpty() && ending.charAt(0) == word.charAt(from - 1);
        return ENDINGS.contains(ending) || doubled && ENDINGS.contains(ending.substring(1));
    }
}
