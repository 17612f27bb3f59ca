package org.onward.rules.language.time;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Cuts a message into tokens. "3pm", "14april" and "16h00" come apart where digits meet letters; "2moro" and other words the
 * lexicon knows stay whole, and so do names such as "mp3".
 */
final class Tokenizer {
    private final Lexicon lexicon;
    private final int mostTokens;

    /** @param mostTokens how many tokens of a very long message are read */
    Tokenizer(Lexicon lexicon, int mostTokens) {
        this.lexicon = lexicon;
        this.mostTokens = mostTokens;
    }

    Tokens read(String text) {
        List<Token> tokens = new ArrayList<>();
        int at = 0;
        while (at < text.length() && tokens.size() < mostTokens) {
            char c = text.charAt(at);
            if (Character.isLetterOrDigit(c)) {
                at = readRun(text, at, tokens);
            } else {
                if (c == '\n' || c == '\r') {
                    tokens.add(new Token(Token.Kind.LINE_BREAK, "\n", -1, at, at + 1));
                } else if (!Character.isWhitespace(c) && !Character.isSpaceChar(c)) {
                    tokens.add(new Token(Token.Kind.SIGN, straight(String.valueOf(c)), -1, at, at + 1));
                }
                at++;
            }
        }
        return new Tokens(List.copyOf(tokens), lexicon);
    }

    private int readRun(String text, int start, List<Token> tokens) {
        int end = start;
        while (end < text.length() && inWord(text, end)) {
            end++;
        }
        String run = straight(text.substring(start, end)).toLowerCase(Locale.ROOT);
        if (run.length() != end - start) {
            tokens.add(new Token(Token.Kind.WORD, run, -1, start, end));
        } else if (lexicon.knows(run) && hasLetter(run) || !hasDigit(run)) {
            tokens.add(word(run, start));
        } else if (isDigit(run.charAt(0))
                || lexicon.is(letters(run), WordClass.MONTH)
                || letters(run).equals("at")) {
            split(run, start, tokens);
        } else {
            tokens.add(word(run, start));
        }
        return end;
    }

    private void split(String run, int offset, List<Token> tokens) {
        int at = 0;
        while (at < run.length()) {
            int end = at;
            boolean digits = isDigit(run.charAt(at));
            while (end < run.length() && isDigit(run.charAt(end)) == digits) {
                end++;
            }
            String piece = run.substring(at, end);
            String suffix = run.substring(end);
            if (!digits) {
                tokens.add(word(piece, offset + at));
            } else if (suffix.equals("st") || suffix.equals("nd") || suffix.equals("rd") || suffix.equals("th")) {
                tokens.add(new Token(
                        Token.Kind.ORDINAL, run.substring(at), value(piece), offset + at, offset + run.length()));
                return;
            } else {
                tokens.add(new Token(Token.Kind.NUMBER, piece, value(piece), offset + at, offset + end));
            }
            at = end;
        }
    }

    private Token word(String word, int start) {
        return new Token(Token.Kind.WORD, lexicon.spelt(word), -1, start, start + word.length());
    }

    private static int value(String digits) {
        return digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    private static String letters(String run) {
        int end = 0;
        while (end < run.length() && !isDigit(run.charAt(end))) {
            end++;
        }
        return run.substring(0, end);
    }

    private static boolean inWord(String text, int at) {
        char c = text.charAt(at);
        return Character.isLetterOrDigit(c)
                || (c == '\'' || c == '’')
                        && at > 0
                        && Character.isLetter(text.charAt(at - 1))
                        && at + 1 < text.length()
                        && Character.isLetter(text.charAt(at + 1));
    }

    private static String straight(String text) {
        return text.replace('’', '\'').replace('‘', '\'');
    }

    private static boolean hasDigit(String run) {
        return run.chars().anyMatch(c -> isDigit((char) c));
    }

    private static boolean hasLetter(String run) {
        return run.chars().anyMatch(c -> !isDigit((char) c));
    }

    /** Only these ten: other scripts' digits are words to the grammar. */
    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
