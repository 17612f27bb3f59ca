package org.onward.rules.language.vectors;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The sentence model all-MiniLM-L6-v2, asked for one piece of its vocabulary at a time. */
final class Teacher implements AutoCloseable {
    private static final String MODEL = "/all-minilm-l6-v2.onnx";
    static final String TOKENIZER = "/all-minilm-l6-v2-tokenizer.json";
    private static final int BATCH = 512;

    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final OrtSession session;
    private final List<String> vocabulary;

    Teacher() throws IOException, OrtException {
        try (InputStream model = Teacher.class.getResourceAsStream(MODEL);
                InputStream tokenizer = Teacher.class.getResourceAsStream(TOKENIZER)) {
            session = environment.createSession(model.readAllBytes());
            vocabulary = vocabulary(new ObjectMapper().readTree(tokenizer).at("/model/vocab"));
        }
    }

    private static List<String> vocabulary(JsonNode ids) {
        String[] pieces = new String[ids.size()];
        ids.properties().forEach(entry -> pieces[entry.getValue().asInt()] = entry.getKey());
        return List.of(pieces);
    }

    List<String> vocabulary() {
        return vocabulary;
    }

    /** For each piece of the vocabulary the mean of the three positions of "[CLS] piece [SEP]". */
    double[][] vectors() throws OrtException {
        double[][] vectors = new double[vocabulary.size()][];
        long start = vocabulary.indexOf("[CLS]");
        long end = vocabulary.indexOf("[SEP]");
        for (int from = 0; from < vectors.length; from += BATCH) {
            int size = Math.min(BATCH, vectors.length - from);
            long[][] ids = new long[size][];
            for (int i = 0; i < size; i++) {
                ids[i] = new long[] {start, from + i, end};
            }
            float[][][] states = states(ids);
            for (int i = 0; i < size; i++) {
                vectors[from + i] = mean(states[i]);
            }
        }
        return vectors;
    }

    private float[][][] states(long[][] ids) throws OrtException {
        long[][] ones = Stream.of(ids).map(long[]::clone).toArray(long[][]::new);
        long[][] zeros = new long[ids.length][3];
        for (long[] row : ones) {
            Arrays.fill(row, 1);
        }
        try (OnnxTensor input = OnnxTensor.createTensor(environment, ids);
                OnnxTensor mask = OnnxTensor.createTensor(environment, ones);
                OnnxTensor types = OnnxTensor.createTensor(environment, zeros);
                OrtSession.Result result = session.run(
                        Map.of("input_ids", input, "attention_mask", mask, "token_type_ids", types))) {
            return (float[][][]) StreamSupport.stream(result.spliterator(), false)
                    .findFirst()
                    .orElseThrow()
                    .getValue()
                    .getValue();
        }
    }

    private static double[] mean(float[][] positions) {
        double[] mean = new double[positions[0].length];
        for (float[] position : positions) {
            for (int i = 0; i < mean.length; i++) {
                mean[i] += position[i] / positions.length;
            }
        }
        return mean;
    }

    @Override
    public void close() throws OrtException {
        session.close();
    }
}
