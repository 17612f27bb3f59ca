package org.onward.rules.answer;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.words.PhraseIndex;
import org.onward.rules.words.Words;

/** Reads short answers by the table {@code answer-words}. Safe for all threads. */
public final class ShortAnswers {
    private final Map<AskedQuestion, PhraseIndex<Entry>> answers = new EnumMap<>(AskedQuestion.class);

    private record Entry(ShortAnswer answer, List<String> words) {}

    public ShortAnswers() {
        Map<AskedQuestion, List<TableRow>> rows = DecisionTable.shipped("answer-words").rows().stream()
                .collect(Collectors.groupingBy(row -> row.constant("question", AskedQuestion.class)));
        rows.forEach((question, ofQuestion) -> answers.put(
                question,
                PhraseIndex.of(
                        ofQuestion.stream()
                                .map(row -> new Entry(row.constant("answer", ShortAnswer.class), row.list("words")))
                                .toList(),
                        Entry::words)));
    }

    /** The first answer that the words of a message give; empty when they give none. */
    public Optional<ShortAnswer> read(AskedQuestion question, String message) {
        return answers.get(question).in(Words.of(message)).stream()
                .map(found -> found.entry().answer())
                .findFirst();
    }
}
