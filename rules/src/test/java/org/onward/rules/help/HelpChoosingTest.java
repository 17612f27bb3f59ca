package org.onward.rules.help;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.onward.rules.vocabulary.WorkType;

class HelpChoosingTest {
    private final HelpChoosing choosing = new HelpChoosing();

    @ParameterizedTest
    @CsvSource({
        "break this down please,3,OVERVIEW",
        "what’s next?,2,CURRENT",
        "I'm stuck,0,CURRENT",
        "I'm stuck,1,MICRO",
        "I'm stuck,2,HAND",
        "still stuck,9,HAND"
    })
    void the_more_often_it_is_asked_the_closer_it_accompanies(String message, int askedBefore, HelpLevel level) {
        assertThat(choosing.choose(message, askedBefore, WorkType.FOCUS).level())
                .isEqualTo(level);
    }

    @ParameterizedTest
    @EnumSource(WorkType.class)
    void every_kind_of_work_has_small_movements_that_vary(WorkType type) {
        assertThat(choosing.choose("stuck", 1, type).action()).isNotBlank();
        assertThat(choosing.choose("stuck", 2, type).action())
                .isNotBlank()
                .isNotEqualTo(choosing.choose("stuck", 3, type).action());
    }
}
