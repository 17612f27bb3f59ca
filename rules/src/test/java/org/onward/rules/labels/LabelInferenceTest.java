package org.onward.rules.labels;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.onward.rules.explain.Explanation;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.vocabulary.WorkType;

class LabelInferenceTest {
    private static final LabelInference INFERENCE = new LabelInference();

    private static LabelSuggestion labels(String text) {
        return INFERENCE.infer(new TaskText(
                text,
                text,
                OptionalInt.empty(),
                Optional.empty(),
                false,
                Instant.parse("2026-12-01T18:00:00Z"),
                ZoneId.of("America/Chicago"),
                Map.of()));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "everyday-tasks.csv", numLinesToSkip = 1)
    void everyday_tasks_get_the_kind_of_work_people_expect(WorkType type, String title) {
        assertThat(labels(title).workType()).as(title).isEqualTo(type);
    }

    @ParameterizedTest
    @CsvSource({
        "quick call to mom, 15",
        "answer emails, 20",
        "quick meeting with Sam, 30",
        "review the budget, 30",
        "meeting with the team, 60",
        "work on the garden project, 90",
        "fix the login bug, 45",
        "implement the export feature, 120",
        "write the annual report, 90",
        "write a note on the trip, 45",
    })
    void known_activities_have_their_usual_length(String title, int minutes) {
        assertThat(labels(title).minutes()).isEqualTo(minutes);
    }

    @ParameterizedTest
    @CsvSource({
        "call mom ASAP, 90",
        "call mom tonight, 90",
        "pay the overdue bill, 95",
        "call mom tomorrow, 75",
        "call mom soon, 65",
        "call mom this week, 50",
        "call mom next week, 30",
        "call mom someday, 15",
        "this is not urgent: call mom, 15",
        "call mom, 50",
    })
    void words_say_how_soon(String message, int urgency) {
        assertThat(labels(message).urgency()).isEqualTo(urgency);
    }

    @Test
    void every_label_is_explained() {
        assertThat(labels("call mom tomorrow").why())
                .extracting(Explanation::ruleId)
                .contains("work-type-main-verb", "urgency-highest-cue", "time-by-activity", "energy-short-task");
    }

    @Test
    void every_cue_row_gives_a_kind_of_work() {
        assertThat(DecisionTable.shipped("work-type-words").rows())
                .flatExtracting(row -> row.list("words"))
                .allSatisfy(
                        word -> assertThat(labels(word.toString()).workType()).isNotNull());
    }

    @Test
    void any_text_gets_labels_in_range() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        String[] words = {
            "write", "call", "mom", "report", "—", "today", "no rush", "😀", "the", "12", "clean", "مرحبا", ":", "quick"
        };
        for (int round = 0; round < 300; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(9); i >= 0; i--) {
                text.append(words[random.nextInt(words.length)]).append(' ');
            }
            LabelSuggestion labels = labels(text.toString());
            assertThat(labels.urgency()).as("seed %d: %s", seed, text).isBetween(0, 100);
            assertThat(labels.minutes()).as("seed %d: %s", seed, text).isGreaterThanOrEqualTo(5);
        }
    }
}
