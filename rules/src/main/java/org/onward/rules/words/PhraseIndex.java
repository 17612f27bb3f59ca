package org.onward.rules.words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the phrases of a table in a text. A phrase is met by its exact words first and by other forms of them otherwise; at one place
 * the longest phrase wins and hides the shorter ones within it. Immutable once built, safe for all threads.
 *
 * @param <R> what a phrase stands for
 */
public final class PhraseIndex<R> {
    private final Map<String, R> byText = new HashMap<>();
    private final Map<String, List<Phrase<R>>> byStem = new HashMap<>();
    private int longest;

    /** Builds an index from entries in their order; the first of two equal phrases wins. */
    public static <R> PhraseIndex<R> of(List<R> entries, Function<R, List<String>> phrases) {
        PhraseIndex<R> index = new PhraseIndex<>();
        entries.forEach(entry -> phrases.apply(entry).forEach(phrase -> index.add(phrase, entry)));
        return index;
    }

    private void add(String phrase, R entry) {
        Words words = Words.of(phrase);
        if (words.size() == 0) {
            throw new IllegalArgumentException("A phrase without words: \"" + phrase + "\"");
        }
        byText.putIfAbsent(key(words, 0, words.size(), false), entry);
        byStem.computeIfAbsent(key(words, 0, words.size(), true), stems -> new ArrayList<>())
                .add(new Phrase<>(words, entry));
        longest = Math.max(longest, words.size());
    }

    /** The longest phrase that begins at this place. */
    public Optional<Found<R>> at(Words text, int position) {
        for (int length = Math.min(longest, text.size() - position); length > 0; length--) {
            Optional<R> entry = entryFor(text, position, length);
            if (entry.isPresent()) {
                String words = key(text, position, position + length, false);
                return Optional.of(new Found<>(entry.get(), position, length, words));
            }
        }
        return Optional.empty();
    }

    private Optional<R> entryFor(Words text, int position, int length) {
        R exact = byText.get(key(text, position, position + length, false));
        if (exact != null) {
            return Optional.of(exact);
        }
        return byStem.getOrDefault(key(text, position, position + length, true), List.of()).stream()
                .filter(phrase -> phrase.inflectedAt(text, position))
                .map(Phrase::entry)
                .findFirst();
    }

    /** Every phrase in the text from left to right, none overlapping another. */
    public List<Found<R>> in(Words text) {
        List<Found<R>> found = new ArrayList<>();
        int position = 0;
        while (position < text.size()) {
            Optional<Found<R>> here = at(text, position);
            here.ifPresent(found::add);
            position += here.map(Found::length).orElse(1);
        }
        return found;
    }

    /** The distinct entries whose phrases occur in the text, in the order of the text. */
    public Set<R> entriesIn(Words text) {
        return in(text).stream().map(Found::entry).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static String key(Words words, int from, int to, boolean stems) {
        return words.tokens().subList(from, to).stream()
                .map(token -> stems ? token.stem() : token.text())
                .collect(Collectors.joining(" "));
    }

    private record Phrase<R>(Words words, R entry) {
        boolean inflectedAt(Words text, int position) {
            return IntStream.range(0, words.size()).allMatch(i -> words.get(i).isInflectionOf(text.get(position + i)));
        }
    }

    /**
     * A phrase at its place.
     *
     * @param position of its first word
     * @param length in words
     * @param words as they stand in the text
     */
    public record Found<R>(R entry, int position, int length, String words) {}
}
