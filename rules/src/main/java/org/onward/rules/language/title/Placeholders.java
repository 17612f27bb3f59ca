package org.onward.rules.language.title;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** Tells titles that say nothing concrete: "the thing", "sort it", "that stuff from before" (companion spec §2.2). */
public final class Placeholders {
    private final Set<String> referents = new HashSet<>();
    private final Set<String> fillers = new HashSet<>();

    public Placeholders(DecisionTable table) {
        for (TableRow row : table.rows()) {
            (row.text("class").equals("referent") ? referents : fillers).addAll(row.list("words"));
        }
    }

    public boolean isPlaceholder(String title) {
        List<String> words = Word.of(title).stream()
                .filter(word -> !word.isSign())
                .map(Word::text)
                .toList();
        return words.stream().anyMatch(referents::contains)
                && words.stream().allMatch(word -> referents.contains(word) || fillers.contains(word));
    }
}
