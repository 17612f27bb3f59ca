package org.onward.rules.language.intent;

import java.util.List;
import java.util.stream.IntStream;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.vectors.WordVectors;

/** A text by what its words mean: the vector of the whole, that of its first two words, and the dialogue state. */
final class VectorInput {
    private static final int STATES = DialogueState.values().length;
    /** How much the parts weigh against the vector of the whole, whose length is 1. */
    private static final float START = 0.6f;

    private static final float STATE = 0.5f;
    private static final float ALWAYS = 0.3f;

    private VectorInput() {}

    /** Number of inputs. */
    static int width(WordVectors vectors) {
        return 2 * vectors.dimensions() + STATES + 1;
    }

    static SoftmaxRegression.Input of(
            WordVectors vectors, List<String> words, DialogueState state, boolean stateKnown) {
        int dimensions = vectors.dimensions();
        float[] values = new float[width(vectors)];
        System.arraycopy(vectors.of(text(words)), 0, values, 0, dimensions);
        float[] start = vectors.of(text(words.subList(0, Math.min(2, words.size()))));
        for (int i = 0; i < dimensions; i++) {
            values[dimensions + i] = START * start[i];
        }
        if (stateKnown) {
            values[2 * dimensions + state.ordinal()] = STATE;
        }
        values[values.length - 1] = ALWAYS;
        return new SoftmaxRegression.Input(IntStream.range(0, values.length).toArray(), values);
    }

    /** Placeholders such as "<date>" become the words they stand for. */
    private static String text(List<String> words) {
        return String.join(" ", words).replace('<', ' ').replace('>', ' ');
    }
}
