package org.onward.rules.language.vectors;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One vector for each piece of the vocabulary, a byte per dimension and a scale per piece. A text's vector is the sum of its
 * pieces' vectors, brought to length 1. Immutable; safe for all threads.
 *
 * <p>Format of the table, all numbers big-endian: "OWV1", the number of pieces and of dimensions (int each), the length in bytes
 * of the vocabulary (int), the vocabulary (UTF-8, one piece a line), a scale for each piece (float), the bytes row by row.
 */
public final class WordVectors {
    /** The first four bytes of a table. */
    public static final int MAGIC = 0x4F575631;

    private static final String SHIPPED = "word-vectors.bin";

    private final List<String> vocabulary;
    private final WordPiece pieces;
    private final float[] scales;
    private final byte[] table;
    private final int dimensions;

    private WordVectors(List<String> vocabulary, float[] scales, byte[] table, int dimensions) {
        this.vocabulary = vocabulary;
        this.pieces = new WordPiece(vocabulary);
        this.scales = scales;
        this.table = table;
        this.dimensions = dimensions;
    }

    /** The table that comes with Onward. */
    public static WordVectors shipped() {
        try (InputStream in = WordVectors.class.getResourceAsStream(SHIPPED)) {
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException("The word vectors could not be read", e);
        }
    }

    /** Reads a table. */
    public static WordVectors read(InputStream source) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(source, 1 << 16));
        if (in.readInt() != MAGIC) {
            throw new IOException("This is no table of word vectors");
        }
        int size = in.readInt();
        int dimensions = in.readInt();
        byte[] text = in.readNBytes(in.readInt());
        List<String> vocabulary = List.of(new String(text, StandardCharsets.UTF_8).split("\n"));
        float[] scales = new float[size];
        ByteBuffer.wrap(in.readNBytes(size * Float.BYTES)).asFloatBuffer().get(scales);
        byte[] table = new byte[size * dimensions];
        in.readFully(table);
        return new WordVectors(vocabulary, scales, table, dimensions);
    }

    public int dimensions() {
        return dimensions;
    }

    /** The pieces in the order of their ids. */
    public List<String> vocabulary() {
        return vocabulary;
    }

    /** What cuts a text into these pieces. */
    public WordPiece pieces() {
        return pieces;
    }

    /** The vector of a text, of length 1; all zero when it has no words. */
    public float[] of(String text) {
        return sum(pieces.ids(text));
    }

    /** The vector of one piece, of length 1. */
    float[] ofPiece(int id) {
        return sum(id);
    }

    private float[] sum(int... ids) {
        float[] sum = new float[dimensions];
        for (int id : ids) {
            float scale = scales[id];
            int row = id * dimensions;
            for (int i = 0; i < dimensions; i++) {
                sum[i] += scale * table[row + i];
            }
        }
        double square = 0;
        for (float value : sum) {
            square += value * value;
        }
        float length = (float) Math.sqrt(square);
        for (int i = 0; i < dimensions && length > 0; i++) {
            sum[i] /= length;
        }
        return sum;
    }

    /** How alike two texts are, from −1 to 1. */
    public double likeness(String one, String other) {
        float[] a = of(one);
        float[] b = of(other);
        double product = 0;
        for (int i = 0; i < dimensions; i++) {
            product += a[i] * b[i];
        }
        return product;
    }
}
