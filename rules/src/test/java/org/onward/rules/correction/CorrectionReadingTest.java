package org.onward.rules.correction;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.vocabulary.WorkType;

class CorrectionReadingTest {
    private static final MessageUnderstanding UNDERSTANDING = new MessageUnderstanding();
    private static final ReferenceTime NOW =
            new ReferenceTime(Instant.parse("2026-06-01T16:00:00Z"), ZoneId.of("America/Chicago"));

    private final CorrectionReading reading = new CorrectionReading();

    private Optional<Correction> read(String message) {
        return reading.read(UNDERSTANDING.understand(message, DialogueState.IDLE, NOW));
    }

    @ParameterizedTest
    @CsvSource({
        "that's urgent,90",
        "actually it's pretty urgent,90",
        "no rush,15",
        "oh it's not urgent,15",
        "has to go out today,90"
    })
    void a_remark_about_urgency_sets_it(String message, int urgency) {
        assertThat(read(message).orElseThrow().urgency()).hasValue(urgency);
    }

    @Test
    void a_stated_length_counts_and_a_vague_one_stretches() {
        assertThat(read("that'll take 25 minutes").orElseThrow().minutes()).hasValue(25);
        assertThat(read("that'll take longer").orElseThrow().minutesFactor()).contains(1.5);
    }

    @Test
    void it_can_be_another_kind_of_work() {
        assertThat(read("it's more of a call").orElseThrow().workType()).contains(WorkType.SOCIAL);
    }

    @Test
    void nothing_but_a_day_is_its_deadline() {
        assertThat(read("by Friday").orElseThrow().due()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"never mind", "cancel that", "forget it", "oh wait, scrap that"})
    void it_can_be_taken_back(String message) {
        assertThat(read(message).orElseThrow().remove()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I have 30 minutes",
                "call mom",
                "cancel the gym membership",
                "buy milk tomorrow",
                "done",
                "hello",
                "urgent: pay the electricity bill",
                "what's next?",
                "I have an hour, I'm tired",
                "write a longer report"
            })
    void what_speaks_of_something_else_corrects_nothing(String message) {
        assertThat(read(message)).isEmpty();
    }
}
