package org.onward.rules.language.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordVectorsTest {
    private static final WordVectors VECTORS = WordVectors.shipped();

    @Test
    void the_table_is_the_one_that_was_committed() throws IOException, NoSuchAlgorithmException {
        String sum =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes("word-vectors.bin")));
        assertThat(new String(bytes("word-vectors.bin.sha256"), StandardCharsets.UTF_8))
                .startsWith(sum);
    }

    @ParameterizedTest
    @CsvSource({
        "finished, completed, banana",
        "call, phone, garden",
        "tired, exhausted, invoice",
        "buy, purchase, sing",
        "car, vehicle, poem"
    })
    void words_that_mean_alike_lie_close_together(String word, String near, String far) {
        assertThat(VECTORS.likeness(word, near)).isGreaterThan(VECTORS.likeness(word, far) + 0.2);
    }

    @Test
    void a_text_without_words_has_no_direction() {
        assertThat(VECTORS.of("   ")).containsOnly(0f);
    }

    @Test
    void words_are_cut_into_the_longest_pieces_known() {
        assertThat(pieces("Unaffable, naïve!")).containsExactly("una", "##ffa", "##ble", ",", "naive", "!");
        assertThat(pieces("don't")).containsExactly("don", "'", "t");
        assertThat(pieces("\uD83D\uDC4D ok")).containsExactly("[UNK]", "ok");
    }

    @Test
    void however_long_a_text_is_its_beginning_is_read() {
        assertThat(VECTORS.pieces().ids("word ".repeat(20_000))).hasSize(WordPiece.MOST_PIECES);
        assertThat(VECTORS.pieces().ids("x".repeat(60_000))).hasSize(1);
    }

    private static List<String> pieces(String text) {
        return Arrays.stream(VECTORS.pieces().ids(text))
                .mapToObj(VECTORS.vocabulary()::get)
                .toList();
    }

    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = WordVectors.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }
}
