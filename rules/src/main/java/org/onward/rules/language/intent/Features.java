package org.onward.rules.language.intent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.onward.rules.language.DialogueState;

/**
 * What the scorers look at: words, pairs, beginnings and ends, pieces of words, the kind of the first word, and how many words
 * no command uses. To-dos draw on all of the language, commands on little of it: that is what tells them apart.
 */
final class Features {
    private static final Set<String> PEOPLE =
            Set.of("i", "im", "ive", "ill", "id", "me", "my", "we", "you", "your", "u");

    private final Map<String, Integer> counts = new HashMap<>();
    private final Set<String> verbs;
    private final Set<String> pasts;

    /**
     * @param verbs what people tell themselves to do
     * @param pasts irregular words for something done
     */
    Features(List<Exemplar> exemplars, Set<String> verbs, Set<String> pasts) {
        this.verbs = Set.copyOf(verbs);
        this.pasts = Set.copyOf(pasts);
        for (Exemplar exemplar : exemplars) {
            exemplar.words().stream().distinct().forEach(word -> counts.merge(word, 1, Integer::sum));
        }
    }

    /**
     * @param stateKnown whether the state belongs to what is learnt or recognised; false for an exemplar of any state
     */
    List<String> of(List<String> words, DialogueState state, boolean stateKnown) {
        List<String> features = new ArrayList<>();
        String before = "<s>";
        int unknown = 0;
        for (String word : words) {
            features.add(word);
            features.add(before + " " + word);
            if (counts.getOrDefault(word, 0) < 2) {
                unknown++;
            }
            pieces(word, features);
            before = word;
        }
        features.add(before + " </s>");
        shape(words, unknown, features);
        if (stateKnown) {
            features.add("state " + state + " " + String.join(" ", words));
            words.forEach(word -> features.add("state " + state + " " + word));
        }
        return features;
    }

    private void shape(List<String> words, int unknown, List<String> features) {
        int size = words.size();
        features.add("size " + (size < 4 ? size : size < 7 ? "4-6" : size < 12 ? "7-11" : "12+"));
        features.add("unknown " + (unknown < 3 ? unknown : "3+"));
        if (size > 0) {
            String first = words.get(0);
            features.add("first " + first);
            features.add("last " + words.get(size - 1));
            features.add("begins " + form(first));
            features.add("ends " + form(words.get(size - 1)));
            if (size > 1) {
                features.add("goes on " + form(words.get(1)));
                features.add("begins " + form(first) + " goes on " + form(words.get(1)));
            }
            boolean verb = verbs.contains(first);
            features.add(verb ? "starts with a verb" : "starts otherwise");
            features.add((verb ? "verb " : "other ") + "unknown " + Math.min(unknown, 3));
            features.add("unknown share " + (size == 0 ? 0 : 4 * unknown / size));
        }
        features.add(words.stream().anyMatch(PEOPLE::contains) ? "speaks of people" : "speaks of no one");
    }

    /** What a word can be by its form: a verb, something done, something going on, a person speaking, or anything else. */
    private String form(String word) {
        if (pasts.contains(word) || word.length() > 4 && word.endsWith("ed") && !word.endsWith("eed")) {
            return "done";
        }
        if (verbs.contains(word)) {
            return "verb";
        }
        if (word.length() > 4 && word.endsWith("ing")) {
            return "doing";
        }
        return PEOPLE.contains(word) ? "person" : counts.getOrDefault(word, 0) < 2 ? "rare" : "known";
    }

    private static void pieces(String word, List<String> features) {
        if (word.length() < 4 || word.startsWith("<")) {
            return;
        }
        String padded = "^" + word + "$";
        for (int at = 0; at + 4 <= padded.length() && at < 12; at++) {
            features.add("~" + padded.substring(at, at + 4));
        }
    }

    /** The coarse features on which the document categoriser works. */
    String[] coarse(List<String> words, DialogueState state, boolean stateKnown) {
        return of(words, state, stateKnown).stream()
                .filter(feature -> !feature.startsWith("~"))
                .toArray(String[]::new);
    }
}
