package org.onward.rules.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.onward.rules.language.intent.MessageWords;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.vocabulary.Mood;

/** How people say they feel, from the table {@code mood-words} (companion spec §4.2). */
final class MoodWords {
    private static final Set<String> NEGATIONS =
            Set.of("not", "isnt", "never", "dont", "arent", "no", "without", "less");
    private static final Set<String> SELF = Set.of(
            "im",
            "i",
            "feel",
            "feeling",
            "feels",
            "am",
            "bit",
            "kinda",
            "so",
            "too",
            "very",
            "pretty",
            "really",
            "super",
            "quite",
            "rather",
            "somewhat",
            "still",
            "all");
    private static final int REACH = 3;

    private record Entry(List<String> words, Mood mood) {}

    private final List<Entry> entries = new ArrayList<>();

    MoodWords(DecisionTable table) {
        for (TableRow row : table.rows()) {
            Mood mood = row.constant("mood", Mood.class);
            row.list("words").forEach(words -> entries.add(new Entry(MessageWords.of(words, List.of()), mood)));
        }
    }

    /** The first mood named. Where the message is a task, only what the person says of themselves counts. */
    Optional<Mood> in(List<String> words, boolean task) {
        for (int at = 0; at < words.size(); at++) {
            for (Entry entry : entries) {
                int end = at + entry.words().size();
                if (end <= words.size()
                        && words.subList(at, end).equals(entry.words())
                        && !near(words, at, NEGATIONS)
                        && (!task || near(words, at, SELF))) {
                    return Optional.of(entry.mood());
                }
            }
        }
        return Optional.empty();
    }

    private static boolean near(List<String> words, int at, Set<String> wanted) {
        return words.subList(Math.max(0, at - REACH), at).stream().anyMatch(wanted::contains);
    }
}
