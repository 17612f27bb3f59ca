package org.onward.rules.tone;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** The rows of the table {@code tone-constraints}, ready to be looked up by the first word of their pattern. */
final class ForbiddenWords {
    private final Map<String, List<Row>> byFirstWord = new HashMap<>();
    private final List<Row> open = new ArrayList<>();

    ForbiddenWords(DecisionTable table) {
        for (TableRow cells : table.rows()) {
            Row row = Row.of(cells);
            List<String> first = row.pattern.firstWords();
            first.forEach(word ->
                    byFirstWord.computeIfAbsent(word, key -> new ArrayList<>()).add(row));
            if (first.isEmpty()) {
                open.add(row);
            }
        }
        byFirstWord.values().forEach(rows -> rows.addAll(open));
    }

    /**
     * One line for each forbidden pattern found: the constraint and the pattern, never words of the message itself.
     *
     * @param theirs words of titles: what is said in these alone is the person's wording, as in a step made from a title
     */
    List<String> foundIn(List<String> words, ToneContext.Moment moment, Set<String> theirs) {
        Set<String> found = new LinkedHashSet<>();
        for (int at = 0; at < words.size(); at++) {
            for (Row row : rowsThatMayStartWith(words.get(at))) {
                if (row.moments.contains(moment)
                        && row.pattern.matchesAt(at, words)
                        && !theirs.containsAll(row.pattern.at(at, words))) {
                    found.add(row.constraint + ": says \"" + row.pattern.written() + "\"");
                }
            }
        }
        return List.copyOf(found);
    }

    private List<Row> rowsThatMayStartWith(String word) {
        return byFirstWord.getOrDefault(word, open);
    }

    private record Row(String constraint, Set<ToneContext.Moment> moments, WordPattern pattern) {
        static Row of(TableRow cells) {
            return new Row(cells.text("constraint"), moments(cells), WordPattern.of(cells.text("pattern")));
        }

        private static Set<ToneContext.Moment> moments(TableRow cells) {
            if (cells.text("moment").equals("any")) {
                return EnumSet.allOf(ToneContext.Moment.class);
            }
            Set<ToneContext.Moment> moments = EnumSet.noneOf(ToneContext.Moment.class);
            cells.list("moment").forEach(name -> moments.add(moment(name, cells)));
            return moments;
        }

        private static ToneContext.Moment moment(String name, TableRow cells) {
            try {
                return ToneContext.Moment.valueOf(name.toUpperCase(Locale.ROOT).replace(' ', '_'));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(cells.id() + ": there is no moment " + name, e);
            }
        }
    }
}
