package org.onward.rules.correction;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.onward.rules.explain.Explanation;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.language.Understanding;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.vocabulary.WorkType;

/**
 * Recognises corrections by the table {@code corrections}: a remark counts when it contains a row's cue words in order and
 * says hardly anything else. A message that is nothing but a time sets the deadline or the estimate. Safe for all threads.
 */
public final class CorrectionReading {
    private static final Pattern WORD_EDGES = Pattern.compile("[^\\p{L}\\p{N}']+");

    private final List<CueRow> rows = DecisionTable.shipped("corrections").rows().stream()
            .map(row -> new CueRow(row, words(row.text("cue"))))
            .toList();
    private final Set<String> filler = DecisionTable.shipped("correction-filler").rows().stream()
            .map(row -> row.text("word"))
            .collect(Collectors.toUnmodifiableSet());

    private record CueRow(TableRow row, List<String> cue) {}

    /** The correction the message makes; empty when it is about something else. */
    public Optional<Correction> read(Understanding message) {
        List<String> words = words(withoutTimes(message));
        List<String> allWords = words(message.text());
        Optional<Correction> said = rows.stream()
                .filter(row -> says(words, row.cue()) || says(allWords, row.cue()))
                .findFirst()
                .map(row -> correction(row.row(), message));
        return said.or(() -> onlyATime(words, message));
    }

    private boolean says(List<String> words, List<String> cue) {
        int matched = 0;
        for (String word : words) {
            if (matched < cue.size() && word.equals(cue.get(matched))) {
                matched++;
            } else if (!filler.contains(word)) {
                return false;
            }
        }
        return matched == cue.size();
    }

    private Optional<Correction> onlyATime(List<String> words, Understanding message) {
        if (message.times().isEmpty() || !filler.containsAll(words)) {
            return Optional.empty();
        }
        Explanation why = Explanation.of("correction-only-a-time", "you said when");
        if (message.statedMinutes().isPresent()) {
            return Optional.of(new Correction(
                    false,
                    OptionalInt.empty(),
                    message.statedMinutes(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    why));
        }
        return message.deadline()
                .map(due -> new Correction(
                        false,
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(due),
                        why));
    }

    private static Correction correction(TableRow row, Understanding message) {
        boolean stated = lengthIn(message).isPresent() && row.has("minutes factor");
        return new Correction(
                row.text("remove").equals("yes"),
                row.has("urgency") ? OptionalInt.of(row.integer("urgency")) : OptionalInt.empty(),
                stated ? lengthIn(message) : OptionalInt.empty(),
                row.has("minutes factor") && !stated ? Optional.of(row.decimal("minutes factor")) : Optional.empty(),
                row.has("work type") ? Optional.of(row.constant("work type", WorkType.class)) : Optional.empty(),
                Optional.empty(),
                new Explanation("correction-cue", row.id(), ""));
    }

    /** The length a remark names, however it is put. */
    private static OptionalInt lengthIn(Understanding message) {
        return message.statedMinutes().isPresent()
                ? message.statedMinutes()
                : message.times().stream()
                        .flatMap(time -> time.duration().stream())
                        .mapToInt(length -> (int) Math.max(1, Math.min(1440, length.toMinutes())))
                        .findFirst();
    }

    private static String withoutTimes(Understanding message) {
        StringBuilder text = new StringBuilder(message.text());
        for (TimeExpression time : message.times()) {
            for (int i = time.start(); i < time.end() && i < text.length(); i++) {
                text.setCharAt(i, ' ');
            }
        }
        return text.toString();
    }

    private static List<String> words(String text) {
        return Arrays.stream(WORD_EDGES.split(text.toLowerCase(Locale.ROOT).replace('’', '\'')))
                .filter(word -> !word.isEmpty())
                .limit(40)
                .toList();
    }
}
