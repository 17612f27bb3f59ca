package org.onward.rules.language.intent;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.language.vectors.WordVectors;

/**
 * What was learnt from the exemplars: two softmax regressions over the intents, one on words and one on word vectors, and one
 * that tells small talk from everything else. The shipped one is trained at build time, so that no start trains anything.
 * Immutable; safe for all threads.
 */
public final class IntentModel {
    private static final String SHIPPED = "intent-model.bin";
    private static final int INTENTS = Intent.values().length;
    private static final int EPOCHS = 10;
    private static final double WORD_RATE = 0.35;
    private static final double VECTOR_RATE = 0.25;
    /** How much words count against vectors when a message is read. */
    private static final double WORD_SHARE = 2.0 / 3;

    /** What only makes sense as an answer: the detector of small talk, which is asked when nothing is open, does not see them. */
    private static final Set<Intent> ANSWERS = EnumSet.of(
            Intent.ACCEPT,
            Intent.REJECT,
            Intent.STEP_DONE,
            Intent.STILL_WORKING,
            Intent.MORE_TIME,
            Intent.DISTRACTED,
            Intent.CANNOT_FINISH,
            Intent.STOP,
            Intent.MISREAD);

    private final WordVectors vectors;
    private final Map<String, Integer> counts;
    private final Map<String, Integer> grouped;
    private final WordGroups groups;
    private final Features features;
    private final Spelling spelling;
    private final SoftmaxRegression byWords;
    private final SoftmaxRegression byVectors;
    private final SoftmaxRegression smallTalk;

    private IntentModel(
            WordVectors vectors,
            Map<String, Integer> counts,
            Map<String, Integer> grouped,
            WordGroups groups,
            List<SoftmaxRegression> regressions) {
        this.vectors = vectors;
        this.counts = counts;
        this.grouped = grouped;
        this.groups = groups;
        this.features = new Features(counts, grouped, groups);
        this.spelling = new Spelling(counts.keySet(), vectors);
        this.byWords = regressions.get(0);
        this.byVectors = regressions.get(1);
        this.smallTalk = regressions.get(2);
    }

    /** The model that comes with Onward. */
    public static IntentModel shipped() {
        try (InputStream in = IntentModel.class.getResourceAsStream(SHIPPED)) {
            return read(in, WordVectors.shipped());
        } catch (IOException e) {
            throw new UncheckedIOException("The intent model could not be read", e);
        }
    }

    /** Learns from exemplars; the same exemplars give the same model. */
    public static IntentModel train(List<Exemplar> exemplars, WordVectors vectors) {
        Map<String, Integer> counts = new HashMap<>();
        Spelling shortcuts = new Spelling(List.of(), vectors);
        List<Exemplar> meant = exemplars.stream()
                .map(exemplar -> exemplar.saying(shortcuts.meant(exemplar.words())))
                .toList();
        meant.forEach(
                exemplar -> exemplar.words().stream().distinct().forEach(word -> counts.merge(word, 1, Integer::sum)));
        WordGroups groups = WordGroups.of(vectors);
        Map<String, Integer> grouped = new HashMap<>();
        counts.keySet().forEach(word -> grouped.put(word, groups.of(word)));
        Features features = new Features(counts, grouped, groups);
        List<SoftmaxRegression.Sample> byWords = new ArrayList<>();
        List<SoftmaxRegression.Sample> byVectors = new ArrayList<>();
        List<SoftmaxRegression.Sample> smallTalk = new ArrayList<>();
        for (Exemplar exemplar : meant) {
            DialogueState state = exemplar.state().orElse(DialogueState.IDLE);
            boolean known = exemplar.state().isPresent();
            int label = exemplar.intent().ordinal();
            SoftmaxRegression.Input meaning = VectorInput.of(vectors, exemplar.words(), state, known);
            SoftmaxRegression.Input alone = VectorInput.of(vectors, exemplar.words(), DialogueState.IDLE, false);
            SoftmaxRegression.Input wording = WordInput.of(features, exemplar.words(), state, known);
            for (int time = 0; time < exemplar.times(); time++) {
                byWords.add(new SoftmaxRegression.Sample(wording, label));
                byVectors.add(new SoftmaxRegression.Sample(meaning, label));
                if (!ANSWERS.contains(exemplar.intent())) {
                    smallTalk.add(new SoftmaxRegression.Sample(alone, exemplar.intent() == Intent.CHAT ? 1 : 0));
                }
            }
        }
        int width = VectorInput.width(vectors);
        return new IntentModel(
                vectors,
                counts,
                grouped,
                groups,
                List.of(
                        SoftmaxRegression.train(byWords, INTENTS, WordInput.WIDTH, EPOCHS, WORD_RATE),
                        SoftmaxRegression.train(byVectors, INTENTS, width, EPOCHS, VECTOR_RATE),
                        SoftmaxRegression.train(smallTalk, 2, width, EPOCHS, VECTOR_RATE)));
    }

    /** The words as they were meant, for reading only. */
    List<String> meant(List<String> words) {
        return spelling.meant(words);
    }

    /** One probability for each constant of {@code Intent}, in order, by the words as meant. */
    double[] score(List<String> meant, DialogueState state) {
        double[] words = byWords.probabilities(WordInput.of(features, meant, state, true));
        double[] meaning = byVectors.probabilities(VectorInput.of(vectors, meant, state, true));
        double[] scores = new double[INTENTS];
        Arrays.setAll(scores, i -> WORD_SHARE * words[i] + (1 - WORD_SHARE) * meaning[i]);
        return scores;
    }

    /** How much the words as meant sound like small talk, 0–1. */
    double smallTalk(List<String> meant) {
        return smallTalk.probabilities(VectorInput.of(vectors, meant, DialogueState.IDLE, false))[1];
    }

    /** Writes the model; the word vectors are not part of it. */
    public void write(OutputStream target) throws IOException {
        DataOutputStream out = new DataOutputStream(target);
        out.writeInt(counts.size());
        for (Map.Entry<String, Integer> count : new TreeMap<>(counts).entrySet()) {
            out.writeUTF(count.getKey());
            out.writeInt(count.getValue());
            out.writeInt(grouped.get(count.getKey()));
        }
        groups.write(out);
        byWords.write(out);
        byVectors.write(out);
        smallTalk.write(out);
        out.flush();
    }

    private static IntentModel read(InputStream source, WordVectors vectors) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(source, 1 << 16));
        Map<String, Integer> counts = new HashMap<>();
        Map<String, Integer> grouped = new HashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            String word = in.readUTF();
            counts.put(word, in.readInt());
            grouped.put(word, in.readInt());
        }
        return new IntentModel(
                vectors,
                counts,
                grouped,
                WordGroups.read(in, vectors),
                List.of(SoftmaxRegression.read(in), SoftmaxRegression.read(in), SoftmaxRegression.read(in)));
    }
}
