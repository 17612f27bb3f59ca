package org.onward.rules.language.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The shipped table is what the generator makes, and our tokenizer cuts like the teacher's own. */
class WordVectorsRegenerationTest {
    private static final Path TABLES = Path.of("src/main/resources/org/onward/rules/tables");

    @Test
    void a_table_made_again_is_the_shipped_one_but_for_rounding() throws Exception {
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        DistilWordVectors.write(made);
        WordVectors again = WordVectors.read(new ByteArrayInputStream(made.toByteArray()));
        WordVectors shipped = WordVectors.shipped();

        assertThat(again.vocabulary()).isEqualTo(shipped.vocabulary());
        for (int id = 0; id < shipped.vocabulary().size(); id++) {
            assertThat(cosine(again.ofPiece(id), shipped.ofPiece(id)))
                    .as(shipped.vocabulary().get(id))
                    .isGreaterThanOrEqualTo(0.999);
        }
    }

    @Test
    void texts_are_cut_as_the_teacher_cuts_them() throws IOException {
        WordPiece ours = WordVectors.shipped().pieces();
        try (InputStream tokenizer = Teacher.class.getResourceAsStream(Teacher.TOKENIZER);
                HuggingFaceTokenizer theirs = HuggingFaceTokenizer.newInstance(
                        tokenizer, Map.of("truncation", "false", "padding", "false", "addSpecialTokens", "false"));
                Stream<Path> tables = Files.list(TABLES)) {
            for (Path table : tables.toList()) {
                for (String line : Files.readAllLines(table)) {
                    long[] expected = theirs.encode(line, false, false).getIds();
                    assertThat(IntStream.of(ours.ids(line)).asLongStream().toArray())
                            .as(line)
                            .isEqualTo(LongStream.of(expected).limit(WordPiece.MOST_PIECES).toArray());
                }
            }
        }
    }

    private static double cosine(float[] a, float[] b) {
        double product = 0;
        for (int i = 0; i < a.length; i++) {
            product += a[i] * b[i];
        }
        return product;
    }
}
