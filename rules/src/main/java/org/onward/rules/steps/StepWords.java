package org.onward.rules.steps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import opennlp.tools.stemmer.PorterStemmer;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** The words by which a title is taken apart: the table {@code step-words} and the verbs of all patterns. Immutable. */
final class StepWords {
    /** Longest verb phrase, in words. */
    private static final int LONGEST_VERB = 4;

    private final Map<String, Set<String>> words = new HashMap<>();
    private final Set<String> verbs = new HashSet<>();
    private final Map<String, String> gerunds = new HashMap<>();
    private final Set<String> nounStems = new HashSet<>();

    StepWords(DecisionTable table, List<StepPattern> patterns) {
        for (TableRow row : table.rows()) {
            words.computeIfAbsent(row.text("kind"), kind -> new HashSet<>()).addAll(row.list("words"));
        }
        patterns.forEach(pattern -> verbs.addAll(pattern.verbs()));
        verbs.addAll(words.getOrDefault("verb", Set.of()));
        for (String verb : verbs) {
            gerunds.putIfAbsent(stem(verb.split(" ", 2)[0]), verb.split(" ", 2)[0]);
        }
        patterns.stream()
                .flatMap(pattern -> pattern.nouns().stream())
                .forEach(noun ->
                        nounStems.addAll(Arrays.asList(noun.stems().strip().split(" "))));
    }

    /**
     * One or more words by their stems, so that "tickets" is found by "ticket".
     *
     * @param stems the stems with a blank around each
     */
    public record Phrase(String stems) {
        static Phrase of(String text) {
            return new Phrase(stemsOf(text));
        }
    }

    /** Whether a word, or words with single spaces between, is listed under this kind. */
    boolean is(String kind, String word) {
        return words.getOrDefault(kind, Set.of()).contains(plain(word));
    }

    /** The words listed under a kind. */
    Set<String> listed(String kind) {
        return words.getOrDefault(kind, Set.of());
    }

    /** Whether the patterns know things with this word in their name. */
    boolean isKnownNoun(String word) {
        return nounStems.contains(stem(word));
    }

    /** The longest verb phrase that stands at a place of a title. */
    Optional<Verb> verbAt(List<String> tokens, int from) {
        if (isNounOpening(tokens, from)) {
            return Optional.empty();
        }
        for (int length = Math.min(LONGEST_VERB, tokens.size() - from); length > 0; length--) {
            List<String> candidate = new ArrayList<>();
            tokens.subList(from, from + length).forEach(token -> candidate.add(plain(token)));
            candidate.set(0, baseOf(tokens, from));
            String phrase = String.join(" ", candidate);
            if (verbs.contains(phrase)) {
                return Optional.of(new Verb(phrase, length));
            }
        }
        return Optional.empty();
    }

    /**
     * A verb phrase in base form.
     *
     * @param length how many words of the title it takes
     */
    record Verb(String phrase, int length) {}

    /** "Water bill" opens with a noun although "water" can be a verb. */
    private boolean isNounOpening(List<String> tokens, int from) {
        String first = plain(tokens.get(from));
        if (is("noun opening", first)) {
            return true;
        }
        return from + 1 < tokens.size() && is("noun opening", first + " " + plain(tokens.get(from + 1)));
    }

    /** "Leaving tips" opens with "leave"; "Feeding America" does not open with "feed", it is a name. */
    private String baseOf(List<String> tokens, int at) {
        String word = plain(tokens.get(at));
        boolean gerund = word.endsWith("ing") && !verbs.contains(word);
        boolean name = at + 1 < tokens.size()
                && Character.isUpperCase(tokens.get(at + 1).codePointAt(0));
        return gerund && !name ? gerunds.getOrDefault(stem(word), word) : word;
    }

    /** Lower case, without the marks around it. */
    static String plain(String token) {
        String word = token.toLowerCase(Locale.ROOT).replace('’', '\'');
        int from = 0;
        int to = word.length();
        while (from < to && !isWordMark(word.codePointAt(from))) {
            from += Character.charCount(word.codePointAt(from));
        }
        while (to > from && !isWordMark(word.codePointBefore(to))) {
            to -= Character.charCount(word.codePointBefore(to));
        }
        return word.substring(from, to);
    }

    private static boolean isWordMark(int character) {
        return Character.isLetterOrDigit(character) || character == '&' || character == '+' || character == '/';
    }

    /** The stems of all words of a text, with a blank around each. */
    static String stemsOf(String text) {
        return Arrays.stream(text.replace('/', ' ').split(" "))
                .map(StepWords::plain)
                .filter(word -> !word.isEmpty())
                .map(StepWords::stem)
                .collect(Collectors.joining(" ", " ", " "));
    }

    /** A new stemmer each time: OpenNLP's keeps its word in itself and must not be shared between threads. */
    private static String stem(String word) {
        return new PorterStemmer().stem(plain(word));
    }
}
