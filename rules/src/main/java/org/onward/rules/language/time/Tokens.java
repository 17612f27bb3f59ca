package org.onward.rules.language.time;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The tokens of one message and the questions rules ask about them. Any index may be asked for. */
final class Tokens {
    private static final Set<String> NUMBER_SIGNS = Set.of("%", "$", "€", "£", "°", "+", "=", "#", "_", "/", "*", "x");

    private final List<Token> tokens;
    private final Lexicon lexicon;

    Tokens(List<Token> tokens, Lexicon lexicon) {
        this.tokens = tokens;
        this.lexicon = lexicon;
    }

    int size() {
        return tokens.size();
    }

    Token at(int i) {
        return i >= 0 && i < tokens.size() ? tokens.get(i) : Token.NONE;
    }

    String word(int i) {
        return at(i).word();
    }

    boolean is(int i, String... words) {
        String word = word(i);
        for (String candidate : words) {
            if (candidate.equals(word)) {
                return true;
            }
        }
        return false;
    }

    boolean is(int i, WordClass wordClass) {
        return lexicon.is(word(i), wordClass);
    }

    boolean startsWith(int i, List<String> words) {
        for (int k = 0; k < words.size(); k++) {
            if (!words.get(k).equals(word(i + k))) {
                return false;
            }
        }
        return true;
    }

    /** Whether there is nothing between this token and the one before. */
    boolean glued(int i) {
        return i > 0
                && i < tokens.size()
                && tokens.get(i).start() == tokens.get(i - 1).end();
    }

    /** The first index at or after {@code i} that is not one of the words. */
    int skip(int i, String... words) {
        int at = i;
        while (at < tokens.size() && is(at, words)) {
            at++;
        }
        return at;
    }

    Optional<Match<String>> read(int i, WordClass wordClass) {
        return lexicon.read(this, i, wordClass);
    }

    /** Whether a time can end before this token: the message or clause ends, or a word follows that starts something new. */
    boolean closes(int i) {
        Token token = at(i);
        return switch (token.kind()) {
            case END, LINE_BREAK -> true;
            case SIGN -> !NUMBER_SIGNS.contains(token.word()) && !(token.word().equals("-") && glued(i));
            case WORD ->
                read(i, WordClass.FOLLOWER).isPresent()
                        || read(i, WordClass.DAY).isPresent()
                        || read(i, WordClass.WEEKDAY).isPresent()
                        || read(i, WordClass.BOUND).isPresent();
            default -> false;
        };
    }

    /** Whether a number before this token counts or labels something and so is no clock time. */
    boolean counted(int i) {
        Token token = at(i);
        if (token.kind() == Token.Kind.SIGN) {
            return !closes(i);
        }
        return token.isNumber() || is(i, WordClass.COUNTED) || is(i, WordClass.UNIT) || looksPlural(token.word());
    }

    private boolean looksPlural(String word) {
        return word.length() > 3 && word.endsWith("s") && !word.endsWith("ss") && !lexicon.is(word, WordClass.FOLLOWER);
    }
}
