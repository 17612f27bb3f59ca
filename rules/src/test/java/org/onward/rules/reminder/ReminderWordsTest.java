package org.onward.rules.reminder;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReminderWordsTest {
    private final ReminderWords words = new ReminderWords();

    @ParameterizedTest
    @CsvSource({
        "Call mom, call mom",
        "Take out the bins, take out the bins",
        "Dentist appointment, Dentist appointment",
        "Mom's birthday, Mom's birthday",
        "FIX the lamp, FIX the lamp",
        "Ring, ring",
    })
    void an_ordinary_verb_is_small_inside_a_sentence_and_a_name_stays(String title, String inSentence) {
        assertThat(words.inSentence(title)).isEqualTo(inSentence);
    }
}
