package org.onward.rules.language.intent;

import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.regex.Pattern;
import org.onward.rules.language.vectors.WordVectors;

/**
 * Sorts every word into one of a hundred groups of like meaning, so that what was learnt of "mum rang" helps with "dad called". The
 * groups are found among the common words of the vocabulary, always in the same order, so that the same vectors give the same groups.
 */
final class WordGroups {
    private static final int GROUPS = 100;
    private static final int COMMON = 8_000;
    private static final int ROUNDS = 6;
    /** A number without a factor in common with {@code COMMON}: the first centres are drawn from all over it. */
    private static final int STRIDE = 37;

    private static final Pattern WORD = Pattern.compile("[a-z]{2,}");

    private final WordVectors vectors;
    private final float[][] centres;

    private WordGroups(WordVectors vectors, float[][] centres) {
        this.vectors = vectors;
        this.centres = centres;
    }

    /** Finds the groups: each word goes to the nearest centre, each centre to the middle of its words, six times over. */
    static WordGroups of(WordVectors vectors) {
        List<float[]> words = vectors.vocabulary().stream()
                .filter(piece -> WORD.matcher(piece).matches())
                .limit(COMMON)
                .map(vectors::of)
                .toList();
        float[][] centres = new float[GROUPS][];
        for (int i = 0; i < GROUPS; i++) {
            centres[i] = words.get(i * STRIDE % words.size());
        }
        for (int round = 0; round < ROUNDS; round++) {
            float[][] sums = new float[GROUPS][vectors.dimensions()];
            for (float[] word : words) {
                float[] sum = sums[nearest(centres, word)];
                for (int i = 0; i < sum.length; i++) {
                    sum[i] += word[i];
                }
            }
            for (float[] sum : sums) {
                shorten(sum);
            }
            centres = sums;
        }
        return new WordGroups(vectors, centres);
    }

    /** The group of a word, 0–99. */
    int of(String word) {
        return nearest(centres, vectors.of(word.replace('<', ' ').replace('>', ' ')));
    }

    private static int nearest(float[][] centres, float[] word) {
        int best = 0;
        float most = Float.NEGATIVE_INFINITY;
        for (int group = 0; group < centres.length; group++) {
            float product = product(centres[group], word);
            if (product > most) {
                most = product;
                best = group;
            }
        }
        return best;
    }

    /** Four sums side by side: each reading asks this a hundred times for every word it does not know. */
    private static float product(float[] one, float[] other) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        for (int i = 0; i + 3 < one.length; i += 4) {
            a += one[i] * other[i];
            b += one[i + 1] * other[i + 1];
            c += one[i + 2] * other[i + 2];
            d += one[i + 3] * other[i + 3];
        }
        return a + b + c + d;
    }

    private static void shorten(float[] vector) {
        double square = 0;
        for (float value : vector) {
            square += value * value;
        }
        float length = (float) Math.sqrt(square);
        for (int i = 0; i < vector.length && length > 0; i++) {
            vector[i] /= length;
        }
    }

    void write(DataOutput out) throws IOException {
        for (float[] centre : centres) {
            for (float value : centre) {
                out.writeFloat(value);
            }
        }
    }

    static WordGroups read(DataInputStream in, WordVectors vectors) throws IOException {
        float[][] centres = new float[GROUPS][vectors.dimensions()];
        for (float[] centre : centres) {
            ByteBuffer.wrap(in.readNBytes(centre.length * Float.BYTES))
                    .asFloatBuffer()
                    .get(centre);
        }
        return new WordGroups(vectors, centres);
    }
}
