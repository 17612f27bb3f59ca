package org.onward.rules.language.intent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.language.vectors.WordVectors;
import org.onward.rules.table.DecisionTable;

class IntentModelTest {
    private static final IntentModel SHIPPED = IntentModel.shipped();

    @Test
    void every_intent_has_at_least_sixty_exemplars() {
        Map<Intent, Long> counts = IntentTraining.exemplars(DecisionTable.shipped("intent-exemplars")).stream()
                .collect(Collectors.groupingBy(Exemplar::intent, Collectors.counting()));
        assertThat(counts).containsOnlyKeys(Intent.values());
        assertThat(counts)
                .allSatisfy(
                        (intent, count) -> assertThat(count).as(intent.name()).isGreaterThanOrEqualTo(60));
    }

    @Test
    void no_sentence_stands_for_two_intents_in_the_same_state() {
        Map<List<String>, List<Exemplar>> same =
                IntentTraining.exemplars(DecisionTable.shipped("intent-exemplars")).stream()
                        .collect(Collectors.groupingBy(exemplar -> List.of(
                                String.join(" ", exemplar.words()),
                                exemplar.state().map(Enum::name).orElse(""))));
        assertThat(same.values()).allSatisfy(exemplars -> assertThat(exemplars)
                .extracting(Exemplar::intent)
                .containsOnly(exemplars.get(0).intent()));
    }

    @Test
    void the_same_exemplars_give_the_same_model() throws IOException {
        List<Exemplar> few = List.of(
                exemplar(Intent.COMPLETE, "all done"),
                exemplar(Intent.CHAT, "how are you"),
                exemplar(Intent.ADD_TASK, "paint the fence"));
        assertThat(written(few)).isEqualTo(written(few));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wat shud i do rn | what should i do right now",
                "finihsed teh report | finished teh report",
                "i lov kayla | i lov kayla",
                "dentist at 4pm | dentist at 4pm"
            })
    void slips_of_words_we_know_are_corrected_and_names_are_not(String typed, String meant) {
        assertThat(SHIPPED.meant(MessageWords.of(typed, List.of()))).isEqualTo(List.of(meant.split(" ")));
    }

    private static Exemplar exemplar(Intent intent, String text) {
        return new Exemplar(intent, MessageWords.of(text, List.of()), Optional.<DialogueState>empty(), 1);
    }

    private static byte[] written(List<Exemplar> exemplars) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        IntentModel.train(exemplars, WordVectors.shipped()).write(out);
        return out.toByteArray();
    }
}
