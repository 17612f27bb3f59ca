package org.onward.rules.language.intent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.onward.rules.language.vectors.WordPiece;
import org.onward.rules.language.vectors.WordVectors;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/**
 * What a hurried hand meant to type: set shortcuts ("u"), and words one slip away from a word of the exemplars. Words that
 * exist, short words, words with digits and those of the table {@code spelling-stops} stay as they are. Only for reading what a
 * message wants: titles and names keep their letters.
 */
final class Spelling {
    private static final int SHORTEST = 5;
    private static final int LONGEST = 20;

    private final Map<String, List<String>> shortcuts = new HashMap<>();
    private final Set<String> targets;
    private final WordPiece real;
    private final Set<String> stops = new HashSet<>();

    /** @param used the words of the exemplars, towards which slips are corrected */
    Spelling(Collection<String> used, WordVectors vectors) {
        for (TableRow row : DecisionTable.shipped("typing-shortcuts").rows()) {
            row.list("typed")
                    .forEach(typed ->
                            shortcuts.put(typed, List.of(row.text("meant").split(" "))));
        }
        DecisionTable.shipped("spelling-stops").rows().forEach(row -> stops.addAll(row.list("words")));
        real = vectors.pieces();
        targets = used.stream()
                .filter(word -> word.length() >= SHORTEST && real.knows(word))
                .collect(Collectors.toUnmodifiableSet());
    }

    List<String> meant(List<String> words) {
        List<String> meant = new ArrayList<>();
        for (String word : words) {
            List<String> full = shortcuts.get(word);
            if (full == null) {
                meant.add(corrected(word));
            } else {
                meant.addAll(full);
            }
        }
        return List.copyOf(meant);
    }

    private String corrected(String word) {
        boolean keep = word.length() < SHORTEST
                || word.length() > LONGEST
                || targets.isEmpty()
                || real.knows(word)
                || stops.contains(word)
                || !word.chars().allMatch(c -> c >= 'a' && c <= 'z');
        return keep
                ? word
                : slips(word).stream()
                        .filter(targets::contains)
                        .sorted()
                        .findFirst()
                        .orElse(word);
    }

    /** Every word that differs by one letter left out, added, replaced or swapped, the first letter kept. */
    private static List<String> slips(String word) {
        List<String> slips = new ArrayList<>();
        for (int at = 1; at <= word.length(); at++) {
            String before = word.substring(0, at);
            String after = word.substring(at);
            for (char letter = 'a'; letter <= 'z'; letter++) {
                slips.add(before + letter + after);
                if (!after.isEmpty()) {
                    slips.add(before + letter + after.substring(1));
                }
            }
            if (!after.isEmpty()) {
                slips.add(before + after.substring(1));
            }
            if (after.length() > 1) {
                slips.add(before + after.charAt(1) + after.charAt(0) + after.substring(2));
            }
        }
        return slips;
    }
}
