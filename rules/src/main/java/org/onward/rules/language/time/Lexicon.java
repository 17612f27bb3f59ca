package org.onward.rules.language.time;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/**
 * The words of time, from the table {@code date-words}: how people write them and what they mean. Long names are also known
 * with one slip of the finger ("tommorow", "wendesday").
 */
final class Lexicon {
    private static final int SHORTEST_MISSPELT = 6;

    private record Entry(List<String> words, WordClass wordClass, String value) {}

    private final Map<String, List<Entry>> byFirstWord = new HashMap<>();
    private final List<String> longNames = new ArrayList<>();

    Lexicon(DecisionTable table) {
        for (TableRow row : table.rows()) {
            WordClass wordClass = row.constant("class", WordClass.class);
            for (String phrase : row.list("words")) {
                List<String> words = List.of(phrase.split(" "));
                byFirstWord
                        .computeIfAbsent(words.get(0), first -> new ArrayList<>())
                        .add(new Entry(words, wordClass, row.text("value")));
                if (words.size() == 1 && phrase.length() >= SHORTEST_MISSPELT && isName(wordClass, row)) {
                    longNames.add(phrase);
                }
            }
        }
        byFirstWord
                .values()
                .forEach(entries -> entries.sort(
                        Comparator.comparingInt((Entry entry) -> entry.words().size())
                                .reversed()));
    }

    private static boolean isName(WordClass wordClass, TableRow row) {
        return wordClass == WordClass.WEEKDAY
                || wordClass == WordClass.MONTH
                || wordClass == WordClass.DAY && !row.text("value").equals("now");
    }

    boolean knows(String word) {
        return byFirstWord.containsKey(word);
    }

    /** The longest phrase of a class that begins at a token. */
    Optional<Match<String>> read(Tokens tokens, int at, WordClass wordClass) {
        for (Entry entry : byFirstWord.getOrDefault(tokens.word(at), List.of())) {
            if (entry.wordClass() == wordClass && tokens.startsWith(at, entry.words())) {
                return Optional.of(new Match<>(entry.value(), at + entry.words().size()));
            }
        }
        return Optional.empty();
    }

    boolean is(String word, WordClass wordClass) {
        for (Entry entry : byFirstWord.getOrDefault(word, List.of())) {
            if (entry.wordClass() == wordClass && entry.words().size() == 1) {
                return true;
            }
        }
        return false;
    }

    /** The word as the table spells it: itself, or the one long name that is a single slip away. */
    String spelt(String word) {
        if (word.length() < SHORTEST_MISSPELT || word.length() > 11 || knows(word)) {
            return word;
        }
        for (String name : longNames) {
            if (name.charAt(0) == word.charAt(0) && Spelling.oneSlipApart(name, word)) {
                return name;
            }
        }
        return word;
    }
}
