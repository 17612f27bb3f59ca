package org.onward.rules.reward;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

class RewardScalingTest {
    private final RewardScaling scaling = new RewardScaling();

    private Reward.Level level(WorkType type, Energy energy, int minutes) {
        return scaling.scale(new RewardMoment("Sort receipts", type, energy, minutes, false, false))
                .level();
    }

    @ParameterizedTest
    @CsvSource({
        "INDEPENDENT,LOW,14,LOW", "INDEPENDENT,LOW,15,MEDIUM", "FOCUS,MEDIUM,44,MEDIUM", "FOCUS,MEDIUM,45,HIGH",
        "FOCUS,HIGH,30,HIGH", "FOCUS,HIGH,10,LOW", "INDEPENDENT,LOW,89,MEDIUM", "INDEPENDENT,LOW,90,HIGH"
    })
    void an_ordinary_completion_is_celebrated_by_length_and_effort(
            WorkType type, Energy energy, int minutes, Reward.Level level) {
        assertThat(level(type, energy, minutes)).isEqualTo(level);
    }

    @Test
    void the_last_piece_and_the_last_task_are_epic() {
        Reward whole = scaling.scale(new RewardMoment("Thesis", WorkType.FOCUS, Energy.LOW, 15, true, false));
        Reward clear = scaling.scale(new RewardMoment("Dishes", WorkType.INDEPENDENT, Energy.LOW, 5, false, true));
        assertThat(whole.level()).isEqualTo(Reward.Level.EPIC);
        assertThat(whole.occasion()).isEqualTo(Reward.Occasion.PARENT);
        assertThat(clear.level()).isEqualTo(Reward.Level.EPIC);
        assertThat(clear.occasion()).isEqualTo(Reward.Occasion.ALL_CLEAR);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Call my therapist", "Plan the FUNERAL", "send the tax return", "Mental health day"})
    void sensitive_matters_are_muted(String title) {
        assertThat(scaling.isSensitive(title)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"First aid kit", "Courtyard sweep", "Debtless", "Mental note", "Return tax book"})
    void parts_of_words_and_other_words_are_not(String title) {
        assertThat(scaling.isSensitive(title)).isFalse();
    }
}
