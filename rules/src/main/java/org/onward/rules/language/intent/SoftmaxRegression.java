package org.onward.rules.language.intent;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;

/** A softmax regression over hashed features, trained by adaptive gradient steps in a fixed order: same table, same result. */
final class SoftmaxRegression implements TextScorer {
    private static final int BUCKETS = 1 << 15;
    private static final int LABELS = Intent.values().length;
    private static final int EPOCHS = 10;
    private static final double RATE = 0.35;
    private static final double DECAY = 2e-5;
    private static final double SMOOTHING = 0.05;
    private static final double NEGLIGIBLE = 0.006;

    private final Features features;
    private final float[] weights = new float[BUCKETS * LABELS];

    SoftmaxRegression(Features features, List<Exemplar> exemplars) {
        this.features = features;
        train(exemplars);
    }

    @Override
    public double[] score(List<String> words, DialogueState state) {
        return probabilities(hashed(features.of(words, state, true)));
    }

    private void train(List<Exemplar> exemplars) {
        record Sample(int[] features, int label) {}
        List<Sample> samples = new ArrayList<>();
        for (Exemplar exemplar : exemplars) {
            DialogueState state = exemplar.state().orElse(DialogueState.IDLE);
            boolean known = exemplar.state().isPresent();
            samples.add(new Sample(
                    hashed(features.of(exemplar.words(), state, known)),
                    exemplar.intent().ordinal()));
        }
        double[] share = new double[LABELS];
        samples.forEach(sample -> share[sample.label()]++);
        float[] squares = new float[weights.length];
        Random order = new Random(17);
        for (int epoch = 0; epoch < EPOCHS; epoch++) {
            Collections.shuffle(samples, order);
            for (Sample sample : samples) {
                step(
                        sample.features(),
                        sample.label(),
                        Math.sqrt(samples.size() / (LABELS * share[sample.label()])),
                        squares);
            }
        }
    }

    private void step(int[] active, int label, double importance, float[] squares) {
        double[] probability = probabilities(active);
        double scale = 1 / Math.sqrt(active.length);
        for (int k = 0; k < LABELS; k++) {
            double target = k == label ? 1 - SMOOTHING : SMOOTHING / (LABELS - 1);
            double error = probability[k] - target;
            if (Math.abs(error) < NEGLIGIBLE) {
                continue;
            }
            double slope = error * scale * importance;
            for (int feature : active) {
                int at = feature * LABELS + k;
                double gradient = slope + DECAY * weights[at];
                squares[at] += (float) (gradient * gradient);
                weights[at] -= (float) (RATE * gradient / (Math.sqrt(squares[at]) + 1e-3));
            }
        }
    }

    private double[] probabilities(int[] active) {
        double[] score = new double[LABELS];
        double scale = active.length == 0 ? 0 : 1 / Math.sqrt(active.length);
        for (int feature : active) {
            for (int k = 0; k < LABELS; k++) {
                score[k] += weights[feature * LABELS + k];
            }
        }
        double top = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < LABELS; k++) {
            score[k] *= scale;
            top = Math.max(top, score[k]);
        }
        double sum = 0;
        for (int k = 0; k < LABELS; k++) {
            score[k] = Math.exp(score[k] - top);
            sum += score[k];
        }
        for (int k = 0; k < LABELS; k++) {
            score[k] /= sum;
        }
        return score;
    }

    private static int[] hashed(List<String> features) {
        return features.stream()
                .mapToInt(feature -> spread(feature.hashCode()) & BUCKETS - 1)
                .distinct()
                .toArray();
    }

    private static int spread(int hash) {
        int mixed = (hash ^ hash >>> 16) * 0x85ebca6b;
        return mixed ^ mixed >>> 13;
    }
}
