package org.onward.rules.language.vectors;

import ai.onnxruntime.OrtException;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Makes the table of word vectors; run by scripts/word-vectors. */
final class DistilWordVectors {
    private static final int DIMENSIONS = 256;

    private DistilWordVectors() {}

    /** @param args the file to write; its SHA-256 goes beside it */
    public static void main(String[] args) throws IOException, OrtException, NoSuchAlgorithmException {
        Path file = Path.of(args[0]);
        try (OutputStream out = Files.newOutputStream(file)) {
            write(out);
        }
        String sum = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        Files.writeString(Path.of(file + ".sha256"), sum + "  " + file.getFileName() + "\n");
    }

    static void write(OutputStream target) throws IOException, OrtException {
        try (Teacher teacher = new Teacher()) {
            List<String> vocabulary = teacher.vocabulary();
            double[][] rows = PrincipalComponents.of(teacher.vectors(), DIMENSIONS);
            DataOutputStream out = new DataOutputStream(target);
            byte[] text = String.join("\n", vocabulary).getBytes(StandardCharsets.UTF_8);
            out.writeInt(WordVectors.MAGIC);
            out.writeInt(rows.length);
            out.writeInt(DIMENSIONS);
            out.writeInt(text.length);
            out.write(text);
            byte[][] bytes = new byte[rows.length][DIMENSIONS];
            for (int r = 0; r < rows.length; r++) {
                out.writeFloat((float) quantise(rows[r], bytes[r]));
            }
            for (byte[] row : bytes) {
                out.write(row);
            }
            out.flush();
        }
    }

    /** Fills {@code bytes} and returns the scale that brings them back. */
    private static double quantise(double[] row, byte[] bytes) {
        double largest = 0;
        for (double value : row) {
            largest = Math.max(largest, Math.abs(value));
        }
        double scale = largest / Byte.MAX_VALUE;
        for (int i = 0; i < row.length; i++) {
            bytes[i] = (byte) (scale == 0 ? 0 : Math.round(row[i] / scale));
        }
        return scale;
    }
}
