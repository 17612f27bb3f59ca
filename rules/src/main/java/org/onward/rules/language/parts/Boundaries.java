package org.onward.rules.language.parts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onward.rules.language.time.TimeMention;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** Where a message can be cut: after a sign that ends a clause, and before words that begin one (table {@code part-starts}). */
final class Boundaries {
    private static final String SIGNS = ".!?;,\n—–";
    private static final int MOST = 5;

    private static final Pattern WORD = Pattern.compile("[^\\p{Alnum}]*([\\p{Alnum}'’]+)");

    private final List<String> starts = new ArrayList<>();
    private final Set<String> leads = new HashSet<>();
    private final Set<String> follows = new HashSet<>();
    private final Set<String> asks = new HashSet<>();

    Boundaries(DecisionTable table) {
        for (TableRow row : table.rows()) {
            switch (row.text("class")) {
                case "start" -> row.list("words").forEach(words -> starts.add(" " + words + " "));
                case "ask" -> asks.addAll(row.list("words"));
                case "lead" -> leads.addAll(row.list("words"));
                default -> follows.addAll(row.list("words"));
            }
        }
    }

    /** Places from left to right, none inside a time. */
    List<Integer> of(String message, List<TimeMention> times) {
        TreeSet<Integer> places = new TreeSet<>();
        for (int at = 1; at < message.length() - 1; at++) {
            boolean dash = message.startsWith(" - ", at - 1);
            if (dash || SIGNS.indexOf(message.charAt(at)) >= 0 && Character.isWhitespace(message.charAt(at + 1))) {
                places.add(at + 1);
            }
        }
        String lower = message.toLowerCase(Locale.ROOT) + " ";
        for (String start : starts) {
            for (int at = lower.indexOf(start); at > 0; at = lower.indexOf(start, at + 1)) {
                places.add(at);
            }
        }
        return places.stream()
                .filter(place -> times.stream()
                        .noneMatch(time -> place > time.expression().start()
                                && place < time.expression().end()))
                .limit(MOST)
                .toList();
    }

    /** What follows a place, without the words that only lead to it ("now", "and then"). */
    String after(String message, int place) {
        String rest = message.substring(place);
        List<Integer> ends = new ArrayList<>();
        Matcher word = WORD.matcher(rest);
        while (word.find()) {
            String found = word.group(1).toLowerCase(Locale.ROOT);
            if (!leads.contains(found)) {
                boolean led = !ends.isEmpty() && follows.contains(found);
                return led ? rest.substring(ends.get(ends.size() - 1)).strip() : rest.strip();
            }
            ends.add(word.end());
        }
        return rest.strip();
    }

    /** Whether a piece has a word that asks for something. */
    boolean asks(String piece) {
        return WORD.matcher(piece)
                .results()
                .anyMatch(word -> asks.contains(word.group(1).toLowerCase(Locale.ROOT)));
    }
}
