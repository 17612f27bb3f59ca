package org.onward.rules.rejection;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.words.PhraseIndex;
import org.onward.rules.words.Words;

/** What the words of a decline tell, by the tables {@code decline-words} and {@code distress-words}. */
final class DeclineWords {
    private static final String NO = "no";
    private static final int MOST_CHARACTERS = 400;

    private final PhraseIndex<TableRow> tells =
            PhraseIndex.of(DecisionTable.shipped("decline-words").rows(), row -> row.list("words"));
    private final PhraseIndex<TableRow> feelings =
            PhraseIndex.of(DecisionTable.shipped("distress-words").rows(), row -> row.list("words"));

    /** The reasons named, and whether there is a no beside them. */
    record Told(Set<Category> reasons, boolean saysNo) {}

    Told told(String message) {
        Set<TableRow> rows = tells.entriesIn(words(message));
        return new Told(
                rows.stream()
                        .filter(row -> !row.text("tells").equals(NO))
                        .map(row -> row.constant("tells", Category.class))
                        .collect(Collectors.toSet()),
                rows.stream().anyMatch(row -> row.text("tells").equals(NO)));
    }

    List<FeelingHeard> feelingsIn(String message) {
        return feelings.entriesIn(words(message)).stream()
                .map(row -> new FeelingHeard(row.id(), row.constant("feeling", Feeling.class), row.integer("order")))
                .toList();
    }

    private static Words words(String message) {
        return Words.of(message.length() <= MOST_CHARACTERS ? message : message.substring(0, MOST_CHARACTERS));
    }

    static Optional<ReasonRow> rowOf(Category category, List<ReasonRow> rows) {
        return rows.stream().filter(row -> row.category() == category).findFirst();
    }
}
