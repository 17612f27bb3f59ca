package org.onward.rules.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import opennlp.tools.stemmer.snowball.SnowballStemmer;

/**
 * A text cut into words.
 *
 * @param tokens in order
 */
public record Words(List<Token> tokens) {
    /** Words keep digits, inner dots and plus signs ("node.js", "c++"); a one-to-one is a word of its own ("1:1"). */
    private static final Pattern WORD = Pattern.compile("1:1|[\\p{L}\\p{N}]+(?:[.'’][\\p{L}\\p{N}]+)*\\+*");

    /** What ends a clause: marks, but not a hyphen within a word. */
    private static final Pattern CLAUSE_MARK = Pattern.compile("[:;,.!?|>)\\]–—]|(?:^|\\s)-+\\s");

    public Words {
        tokens = List.copyOf(tokens);
    }

    public static Words of(String text) {
        SnowballStemmer stemmer = new SnowballStemmer(SnowballStemmer.ALGORITHM.ENGLISH);
        List<Token> tokens = new ArrayList<>();
        Matcher word = WORD.matcher(text);
        int end = 0;
        while (word.find()) {
            String lower = word.group().toLowerCase(Locale.ROOT).replaceAll("['’]", "");
            boolean opens = tokens.isEmpty()
                    || CLAUSE_MARK.matcher(text.substring(end, word.start())).find();
            tokens.add(new Token(lower, stemmer.stem(lower).toString(), opens));
            end = word.end();
        }
        return new Words(tokens);
    }

    public int size() {
        return tokens.size();
    }

    public Token get(int position) {
        return tokens.get(position);
    }
}
