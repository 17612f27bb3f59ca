package org.onward.conversations;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sentences a conversation may be written in, each with what it does. */
final class Vocabulary {
    private final List<Sentence> sentences = new ArrayList<>();

    private record Sentence(Pattern form, BiConsumer<Talk, MatchResult> meaning) {}

    Vocabulary() {
        Givens.teach(this);
        Deeds.teach(this);
        ReplyClaims.teach(this);
        TaskClaims.teach(this);
    }

    /**
     * Adds a sentence.
     *
     * @param form a regular expression; a quoted text is written as {@code "(.+?)"}
     */
    void sentence(String form, BiConsumer<Talk, MatchResult> meaning) {
        sentences.add(new Sentence(Pattern.compile(form), meaning));
    }

    /** Does what the line says; refuses a line that is in no known form. */
    void perform(Talk talk, String line) {
        for (Sentence sentence : sentences) {
            Matcher matcher = sentence.form.matcher(line);
            if (matcher.matches()) {
                sentence.meaning.accept(talk, matcher.toMatchResult());
                return;
            }
        }
        throw new IllegalArgumentException("No sentence of the vocabulary: " + line);
    }

    /** The quoted texts of a list such as {@code "a", "b"}. */
    static List<String> quoted(String list) {
        return Pattern.compile("\"(.+?)\"")
                .matcher(list)
                .results()
                .map(result -> result.group(1))
                .toList();
    }
}
