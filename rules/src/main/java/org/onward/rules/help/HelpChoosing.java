package org.onward.rules.help;

import java.util.List;
import java.util.Locale;
import org.onward.rules.explain.Explanation;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.table.UnaryTest;
import org.onward.rules.vocabulary.WorkType;

/** Chooses help by the tables {@code help-levels} and {@code micro-actions}. Safe for all threads. */
public final class HelpChoosing {
    private final List<LevelRow> levels = DecisionTable.shipped("help-levels").rows().stream()
            .map(LevelRow::of)
            .toList();
    private final List<TableRow> actions =
            DecisionTable.shipped("micro-actions").rows();

    private record LevelRow(String id, List<String> cues, UnaryTest<Double> asked, HelpLevel level) {
        static LevelRow of(TableRow row) {
            return new LevelRow(
                    row.id(), row.list("cue"), row.numberTest("asked before"), row.constant("level", HelpLevel.class));
        }

        boolean covers(String words, int askedBefore) {
            return asked.accepts((double) askedBefore)
                    && (cues.isEmpty() || cues.stream().anyMatch(words::contains));
        }
    }

    /**
     * The first row whose cue occurs and whose count fits decides; the table ends with a row for everything.
     *
     * @param message what the person wrote
     * @param askedBefore how often they asked for help with this task already
     */
    public HelpChoice choose(String message, int askedBefore, WorkType workType) {
        String words = " " + message.toLowerCase(Locale.ROOT).replace('’', '\'') + " ";
        LevelRow row = levels.stream()
                .filter(candidate -> candidate.covers(words, askedBefore))
                .findFirst()
                .orElseThrow();
        String action = row.level() == HelpLevel.MICRO || row.level() == HelpLevel.HAND
                ? action(row.level(), workType, askedBefore)
                : "";
        return new HelpChoice(row.level(), action, new Explanation("help-level", row.id(), ""));
    }

    private String action(HelpLevel level, WorkType workType, int askedBefore) {
        List<TableRow> fitting = actions.stream()
                .filter(row -> row.constant("level", HelpLevel.class) == level)
                .filter(row -> row.constant("work type", WorkType.class) == workType)
                .toList();
        return fitting.get(askedBefore % fitting.size()).text("action");
    }
}
