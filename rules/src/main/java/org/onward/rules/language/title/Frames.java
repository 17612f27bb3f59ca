package org.onward.rules.language.title;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** The words people wrap around a task, from the table {@code title-frames}. */
final class Frames {
    private final Map<String, List<List<String>>> prefixes = new HashMap<>();
    private final Map<String, List<List<String>>> suffixes = new HashMap<>();
    private final Map<String, Set<String>> words = new HashMap<>();

    Frames(DecisionTable table) {
        for (TableRow row : table.rows()) {
            for (String phrase : row.list("words")) {
                List<String> parts = List.of(phrase.split(" "));
                switch (row.text("position")) {
                    case "prefix" ->
                        prefixes.computeIfAbsent(parts.get(0), first -> new ArrayList<>())
                                .add(parts);
                    case "suffix" ->
                        suffixes.computeIfAbsent(parts.get(parts.size() - 1), last -> new ArrayList<>())
                                .add(parts);
                    default ->
                        words.computeIfAbsent(row.text("position"), name -> new HashSet<>())
                                .add(phrase);
                }
            }
        }
    }

    boolean is(String group, String word) {
        return words.getOrDefault(group, Set.of()).contains(word);
    }

    /** How many words from {@code from} on are the longest prefix phrase, a time within it included; 0 when none is. */
    int prefix(List<Word> text, int from) {
        int longest = 0;
        for (List<String> phrase : prefixes.getOrDefault(text.get(from).text(), List.of())) {
            int end = from;
            int matched = 0;
            while (matched < phrase.size() && end < text.size()) {
                String word = text.get(end).text();
                if (word.equals(phrase.get(matched))) {
                    matched++;
                } else if (matched == 0 || !(text.get(end).isHole() || is("skip", word))) {
                    break;
                }
                end++;
            }
            if (matched == phrase.size() && end - from > longest) {
                longest = end - from;
            }
        }
        return longest;
    }

    /** How many words up to {@code to} are the longest suffix phrase; 0 when none is. */
    int suffix(List<Word> text, int to) {
        int longest = 0;
        for (List<String> phrase : suffixes.getOrDefault(text.get(to - 1).text(), List.of())) {
            int size = phrase.size();
            boolean fits = size <= to && size > longest;
            for (int i = 0; fits && i < size; i++) {
                fits = phrase.get(i).equals(text.get(to - size + i).text());
            }
            longest = fits ? size : longest;
        }
        return longest;
    }
}
