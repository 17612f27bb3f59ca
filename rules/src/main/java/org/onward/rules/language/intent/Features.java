package org.onward.rules.language.intent;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.onward.rules.language.DialogueState;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/**
 * What the regression on words looks at: words, pairs, the groups words belong to, beginnings and ends, pieces of words, the kind of the first
 * word, and how many words no command uses. To-dos draw on all of the language, commands on little of it: that is what tells them apart.
 */
final class Features {
    private static final Set<String> PEOPLE =
            Set.of("i", "im", "ive", "ill", "id", "me", "my", "we", "you", "your", "u");

    private static final Set<String> VERBS = words("verb");
    private static final Set<String> PASTS = words("past");

    private final Map<String, Integer> counts;
    private final Map<String, Integer> known;
    private final WordGroups groups;

    /**
     * @param counts in how many exemplars each word occurs
     * @param known the groups of these words
     * @param groups what finds the group of any other word
     */
    Features(Map<String, Integer> counts, Map<String, Integer> known, WordGroups groups) {
        this.counts = counts;
        this.known = known;
        this.groups = groups;
    }

    private static Set<String> words(String wordClass) {
        Set<String> words = new HashSet<>();
        for (TableRow row : DecisionTable.shipped("task-verbs").rows()) {
            if (row.text("class").equals(wordClass)) {
                words.addAll(row.list("words"));
            }
        }
        return words;
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
        meaning(words, state, stateKnown, features);
        if (stateKnown) {
            features.add("state " + state + " " + String.join(" ", words));
            words.forEach(word -> features.add("state " + state + " " + word));
        }
        return features;
    }

    /** The groups of the words, in pairs with each other and with the words beside them. */
    private void meaning(List<String> words, DialogueState state, boolean stateKnown, List<String> features) {
        int before = -1;
        for (int i = 0; i < words.size(); i++) {
            int group = group(words.get(i));
            features.add("group " + group);
            features.add("groups " + before + " " + group);
            if (i > 0) {
                features.add("group and word " + before + " " + words.get(i));
                features.add("word and group " + words.get(i - 1) + " " + group);
            }
            if (stateKnown) {
                features.add("state " + state + " group " + group);
            }
            before = group;
        }
        features.add("groups " + before + " </s>");
    }

    private int group(String word) {
        Integer group = known.get(word);
        return group == null ? groups.of(word) : group;
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
            boolean verb = VERBS.contains(first);
            features.add(verb ? "starts with a verb" : "starts otherwise");
            features.add((verb ? "verb " : "other ") + "unknown " + Math.min(unknown, 3));
            features.add("unknown share " + (size == 0 ? 0 : 4 * unknown / size));
        }
        features.add(words.stream().anyMatch(PEOPLE::contains) ? "speaks of people" : "speaks of no one");
    }

    /** What a word can be by its form: a verb, something done, something going on, a person speaking, or anything else. */
    private String form(String word) {
        if (PASTS.contains(word) || word.length() > 4 && word.endsWith("ed") && !word.endsWith("eed")) {
            return "done";
        }
        if (VERBS.contains(word)) {
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
}
