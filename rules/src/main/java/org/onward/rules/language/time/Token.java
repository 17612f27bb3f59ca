package org.onward.rules.language.time;

/**
 * One word, number or sign of a message.
 *
 * @param kind what it is
 * @param word its text in lower case with straight apostrophes
 * @param number the value of a number or ordinal, otherwise -1
 * @param start index of its first character in the message
 * @param end index after its last character
 */
record Token(Kind kind, String word, int number, int start, int end) {
    enum Kind {
        WORD,
        NUMBER,
        ORDINAL,
        SIGN,
        LINE_BREAK,
        END
    }

    static final Token NONE = new Token(Kind.END, "", -1, -1, -1);

    boolean isWord() {
        return kind == Kind.WORD;
    }

    boolean isNumber() {
        return kind == Kind.NUMBER;
    }

    int width() {
        return end - start;
    }
}
