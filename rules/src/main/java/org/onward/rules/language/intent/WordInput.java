package org.onward.rules.language.intent;

import java.util.Arrays;
import java.util.List;
import org.onward.rules.language.DialogueState;

/** A text as hashed features: its words, pairs and pieces of words, and its shape. */
final class WordInput {
    /** Number of inputs. */
    static final int WIDTH = 1 << 15;

    private WordInput() {}

    static SoftmaxRegression.Input of(Features features, List<String> words, DialogueState state, boolean stateKnown) {
        int[] at = features.of(words, state, stateKnown).stream()
                .mapToInt(feature -> spread(feature.hashCode()) & WIDTH - 1)
                .distinct()
                .toArray();
        float[] values = new float[at.length];
        Arrays.fill(values, (float) (1 / Math.sqrt(at.length)));
        return new SoftmaxRegression.Input(at, values);
    }

    private static int spread(int hash) {
        int mixed = (hash ^ hash >>> 16) * 0x85ebca6b;
        return mixed ^ mixed >>> 13;
    }
}
