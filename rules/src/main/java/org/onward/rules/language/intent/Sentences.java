package org.onward.rules.language.intent;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.language.time.DatePolicy;
import org.onward.rules.language.time.TimeGrammar;
import org.onward.rules.table.DecisionTable;

/**
 * Whole sentences that people of different hands typed, with the state they were typed in, from the table {@code intent-sentences}. Each
 * hand can be left out, to measure how well its sentences are read by what the others taught.
 */
public final class Sentences {
    /** Sentences of strangers, whose state is known, count more than the exemplars. */
    private static final int TIMES = 3;
    /** Words for time are found as in any message; when they were said does not matter, for they become placeholders. */
    private static final ReferenceTime ANY = new ReferenceTime(Instant.parse("2026-11-30T15:00:00Z"), ZoneOffset.UTC);

    /**
     * A sentence.
     *
     * @param hand who wrote it
     * @param intents what it wants, in order; more than one when it says several things
     * @param text as typed
     * @param state where the conversation stood
     */
    public record Sentence(String hand, List<Intent> intents, String text, DialogueState state) {}

    private Sentences() {}

    /** The sentences shipped with the product. */
    public static List<Sentence> shipped() {
        return DecisionTable.shipped("intent-sentences").rows().stream()
                .map(row -> new Sentence(
                        row.text("hand"),
                        Arrays.stream(row.text("intent")
                                        .toUpperCase(Locale.ROOT)
                                        .split("\\+"))
                                .map(Intent::valueOf)
                                .toList(),
                        row.text("text"),
                        row.constant("state", DialogueState.class)))
                .toList();
    }

    /** Everything to learn from: the exemplars, and the sentences that want one thing. */
    public static List<Exemplar> exemplars(Predicate<Sentence> taught) {
        TimeGrammar grammar = new TimeGrammar(
                DecisionTable.shipped("date-words"), new DatePolicy(DecisionTable.shipped("date-policy")));
        Stream<Exemplar> sentences = shipped().stream()
                .filter(sentence -> sentence.intents().size() == 1)
                .filter(taught)
                .map(sentence -> new Exemplar(
                        sentence.intents().get(0),
                        MessageWords.of(sentence.text(), grammar.find(sentence.text(), ANY)),
                        Optional.of(sentence.state()),
                        TIMES));
        return Stream.concat(IntentTraining.exemplars(DecisionTable.shipped("intent-exemplars")).stream(), sentences)
                .toList();
    }
}
