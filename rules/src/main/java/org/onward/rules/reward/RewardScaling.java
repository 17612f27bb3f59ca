package org.onward.rules.reward;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.onward.rules.explain.Explanation;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.table.UnaryTest;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/** Scales the celebration of a completion by the tables {@code reward-levels} and {@code sensitive-words}. Safe for all threads. */
public final class RewardScaling {
    private final List<LevelRow> rows = DecisionTable.shipped("reward-levels").rows().stream()
            .map(LevelRow::of)
            .toList();
    private final Set<String> sensitive = DecisionTable.shipped("sensitive-words").rows().stream()
            .map(row -> row.text("word"))
            .collect(Collectors.toUnmodifiableSet());

    private record LevelRow(
            String id,
            Reward.Occasion occasion,
            UnaryTest<Double> minutes,
            UnaryTest<WorkType> workType,
            UnaryTest<Energy> energy,
            Reward.Level level) {
        static LevelRow of(TableRow row) {
            return new LevelRow(
                    row.id(),
                    row.constant("occasion", Reward.Occasion.class),
                    row.numberTest("minutes"),
                    row.constantTest("work type", WorkType.class),
                    row.constantTest("energy", Energy.class),
                    row.constant("level", Reward.Level.class));
        }

        boolean covers(RewardMoment moment) {
            boolean meetsOccasion = occasion == Reward.Occasion.PARENT
                    ? moment.lastPiece()
                    : occasion == Reward.Occasion.NONE || moment.allCleared();
            return meetsOccasion
                    && minutes.accepts((double) moment.minutes())
                    && workType.accepts(moment.workType())
                    && energy.accepts(moment.energy());
        }
    }

    /** The first row of the table that covers the moment decides; the table ends with a row for everything. */
    public Reward scale(RewardMoment moment) {
        LevelRow row = rows.stream()
                .filter(candidate -> candidate.covers(moment))
                .findFirst()
                .orElseThrow();
        return new Reward(
                row.level(),
                row.occasion(),
                isSensitive(moment.title()),
                new Explanation("reward-level", row.id(), ""));
    }

    private static final Pattern WORD_EDGES = Pattern.compile("[^\\p{L}\\p{N}]+");

    /** Whether a title touches a matter that is only acknowledged: whole words and pairs of words, never parts of words. */
    boolean isSensitive(String title) {
        String[] words = WORD_EDGES.split(title.toLowerCase(Locale.ROOT));
        for (int i = 0; i < words.length; i++) {
            if (sensitive.contains(words[i])
                    || i + 1 < words.length && sensitive.contains(words[i] + " " + words[i + 1])) {
                return true;
            }
        }
        return false;
    }
}
