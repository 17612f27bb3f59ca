package org.onward.rules.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortAnswersTest {
    private static final ShortAnswers ANSWERS = new ShortAnswers();

    @ParameterizedTest
    @CsvSource({
        "STILL_ON, yes still on it, KEEP_ON",
        "STILL_ON, 'no, put it back', PUT_BACK",
        "JUMP_BACK, jump back in, KEEP_ON",
        "JUMP_BACK, something else please, PUT_BACK",
        "WHICH, the second one, SECOND",
        "WHICH, last one, LAST",
        "WHICH, neither, NEITHER",
        "PROGRESS, nothing yet, NOTHING",
        "PROGRESS, about half, HALF",
        "PROGRESS, almost done, MOST",
        "PROGRESS, a bit, SOME",
        "FEEDBACK, it was easier than expected, EASIER",
        "FEEDBACK, about right, RIGHT",
        "FEEDBACK, a lot harder, HARDER",
        "FEEDBACK, took longer, HARDER",
    })
    void a_few_words_are_enough(AskedQuestion question, String words, ShortAnswer answer) {
        assertThat(ANSWERS.read(question, words)).contains(answer);
    }

    @ParameterizedTest
    @CsvSource({"WHICH, call mom", "PROGRESS, I wrote the introduction", "FEEDBACK, buy milk"})
    void other_words_answer_nothing(AskedQuestion question, String words) {
        assertThat(ANSWERS.read(question, words)).isEmpty();
    }

    @Test
    void a_place_points_into_what_was_offered_in_its_order() {
        List<String> offered = List.of("a", "b");
        assertThat(ShortAnswer.SECOND.of(offered)).contains("b");
        assertThat(ShortAnswer.LAST.of(offered)).contains("b");
        assertThat(ShortAnswer.THIRD.of(offered)).isEmpty();
        assertThat(ShortAnswer.NEITHER.of(offered)).isEmpty();
        assertThat(ShortAnswer.LAST.of(List.of())).isEmpty();
    }
}
