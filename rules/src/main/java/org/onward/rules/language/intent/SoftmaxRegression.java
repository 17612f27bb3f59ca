package org.onward.rules.language.intent;

import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A softmax regression, trained by adaptive gradient steps in a fixed order: the same samples give the same weights. */
final class SoftmaxRegression {
    private static final double SMOOTHING = 0.05;
    private static final double NEGLIGIBLE = 0.006;
    private static final double DECAY = 2e-5;

    /**
     * What is known about one text.
     *
     * @param at which inputs are not zero
     * @param values their values
     */
    record Input(int[] at, float[] values) {}

    /** An input and the label that is right for it. */
    record Sample(Input input, int label) {}

    private final int labels;
    private final float[] weights;

    private SoftmaxRegression(int labels, float[] weights) {
        this.labels = labels;
        this.weights = weights;
    }

    /** Learns from samples; labels of few samples count as much as the root of their share allows. */
    static SoftmaxRegression train(List<Sample> samples, int labels, int width, int epochs, double rate) {
        SoftmaxRegression regression = new SoftmaxRegression(labels, new float[width * labels]);
        double[] share = new double[labels];
        samples.forEach(sample -> share[sample.label()]++);
        float[] squares = new float[regression.weights.length];
        List<Sample> shuffled = new ArrayList<>(samples);
        Random order = new Random(17);
        for (int epoch = 0; epoch < epochs; epoch++) {
            Collections.shuffle(shuffled, order);
            for (Sample sample : shuffled) {
                double importance = Math.sqrt(samples.size() / (labels * share[sample.label()]));
                regression.step(sample, importance, rate, squares);
            }
        }
        return regression;
    }

    private void step(Sample sample, double importance, double rate, float[] squares) {
        double[] probability = probabilities(sample.input());
        int[] at = sample.input().at();
        float[] values = sample.input().values();
        for (int k = 0; k < labels; k++) {
            double target = k == sample.label() ? 1 - SMOOTHING : SMOOTHING / (labels - 1);
            double error = probability[k] - target;
            if (Math.abs(error) < NEGLIGIBLE) {
                continue;
            }
            double slope = error * importance;
            for (int i = 0; i < at.length; i++) {
                int weight = at[i] * labels + k;
                double gradient = slope * values[i] + DECAY * weights[weight];
                squares[weight] += (float) (gradient * gradient);
                weights[weight] -= (float) (rate * gradient / (Math.sqrt(squares[weight]) + 1e-3));
            }
        }
    }

    /** One probability for each label, summing to about 1. */
    double[] probabilities(Input input) {
        double[] score = new double[labels];
        for (int i = 0; i < input.at().length; i++) {
            int row = input.at()[i] * labels;
            float value = input.values()[i];
            for (int k = 0; k < labels; k++) {
                score[k] += value * weights[row + k];
            }
        }
        double top = Double.NEGATIVE_INFINITY;
        for (double one : score) {
            top = Math.max(top, one);
        }
        double sum = 0;
        for (int k = 0; k < labels; k++) {
            score[k] = Math.exp(score[k] - top);
            sum += score[k];
        }
        for (int k = 0; k < labels; k++) {
            score[k] /= sum;
        }
        return score;
    }

    void write(DataOutput out) throws IOException {
        out.writeInt(labels);
        out.writeInt(weights.length);
        for (float weight : weights) {
            out.writeFloat(weight);
        }
    }

    static SoftmaxRegression read(DataInputStream in) throws IOException {
        int labels = in.readInt();
        float[] weights = new float[in.readInt()];
        ByteBuffer.wrap(in.readNBytes(weights.length * Float.BYTES))
                .asFloatBuffer()
                .get(weights);
        return new SoftmaxRegression(labels, weights);
    }
}
