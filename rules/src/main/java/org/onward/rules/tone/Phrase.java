package org.onward.rules.tone;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.onward.rules.table.TableRow;

/**
 * The wordings of one key.
 *
 * @param moment which tone constraints hold for all of them
 * @param wordings at least one, all with the same placeholders
 */
record Phrase(ToneContext.Moment moment, List<Wording> wordings) {

    static Phrase of(List<TableRow> rows) {
        TableRow first = rows.get(0);
        ToneContext.Moment moment = first.constant("moment", ToneContext.Moment.class);
        List<Wording> wordings = rows.stream().map(Wording::of).toList();
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < rows.size(); i++) {
            TableRow row = rows.get(i);
            require(row, row.constant("moment", ToneContext.Moment.class) == moment, "its moment differs");
            require(
                    row,
                    wordings.get(i).placeholders().equals(wordings.get(0).placeholders()),
                    "its placeholders differ");
            require(row, row.integer("variant") == i + 1, "its variant is not " + (i + 1));
            require(row, seen.add(row.text("text")), "its text is there already");
        }
        return new Phrase(moment, wordings);
    }

    private static void require(TableRow row, boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(row.id() + ", phrase " + row.text("key") + ": " + otherwise);
        }
    }
}
