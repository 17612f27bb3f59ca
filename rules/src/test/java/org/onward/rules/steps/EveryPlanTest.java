package org.onward.rules.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/** What holds for the plan of any title, estimate and preference: checked on thousands made up from a printed seed. */
class EveryPlanTest {
    private static final int PLANS = 3_000;
    private static final int LONGEST_TEXT = 120;
    private static final StepPlanning PLANNING = new StepPlanning();

    private static final List<String> VERBS = List.of(
            "call",
            "write",
            "buy",
            "clean",
            "Fix",
            "plan",
            "work on",
            "Finish",
            "read",
            "sign up for",
            "Leaving",
            "",
            "the",
            "zorp");
    private static final List<String> THINGS = List.of(
            "mom",
            "the annual report",
            "my brother's new garden shed",
            "login bug",
            "{it}",
            "[tag]",
            "<b>cake</b>",
            "קניות",
            "قراءة الكتاب",
            "🎉👨‍👩‍👧",
            "\"quoted\" (words)",
            "a/b & c",
            "1234",
            "x".repeat(150),
            "line\nbreak\tand\u0000",
            "\uD83D",
            "to find out about the moving truck",
            "",
            "-",
            "and",
            "and send it",
            ", draft and review");
    private static final List<String> VALUES =
            List.of("tea", "none", "my armchair", "{value}", "true", "", "lo-fi", "45", "very ".repeat(40), "a|b|c");
    private static final List<String> KEYS = List.of(
            "preferred_beverage",
            "comfort_spot",
            "transition_ritual",
            "focus_music",
            "focus.beverage",
            "social.environment",
            "phone_calls.prep_steps",
            "writing.warmup",
            "morning.beverage",
            "low_energy.music",
            "prep_opt_out",
            "focus.breakdown_minutes",
            "no such key",
            ".");

    private final long seed = new Random().nextLong();
    private final Random random = new Random(seed);

    @Test
    void any_plan_is_complete_and_adds_up() {
        for (int made = 0; made < PLANS; made++) {
            PlanRequest request = request();
            assertSound(request, PLANNING.plan(request));
        }
    }

    @Test
    void a_title_of_64_kilobytes_is_planned_like_any_other() {
        for (String part : List.of("x", "call mom ", "🎉", "and ", "- ", "(", "ا ", "{")) {
            String title = part.repeat(65_536 / part.length());
            PlanRequest request = new PlanRequest(
                    title,
                    title,
                    WorkType.FOCUS,
                    45,
                    false,
                    Energy.MEDIUM,
                    TimeBand.MORNING,
                    Map.of("comfort_spot", title));
            assertSound(request, PLANNING.plan(request));
        }
    }

    private void assertSound(PlanRequest request, StepPlan plan) {
        String which = "seed " + seed + ": " + request;
        assertThat(plan.steps().isEmpty()).as(which).isNotEqualTo(plan.pieces().isEmpty());
        assertThat(plan.why()).as(which).isNotEmpty();
        if (plan.hidden()) {
            assertPieces(request, plan, which);
        } else {
            assertThat(plan.steps().size()).as(which).isBetween(2, 5);
            assertSteps(plan.steps(), request.minutes(), which);
        }
    }

    private static void assertPieces(PlanRequest request, StepPlan plan, String which) {
        assertThat(plan.pieces().size()).as(which).isBetween(4, 7);
        int sum = plan.pieces().stream().mapToInt(PlannedPiece::minutes).sum();
        int expected = Math.max(60, Math.min(630, request.minutes()));
        assertThat(Math.abs(sum - expected)).as(which).isLessThanOrEqualTo(Math.max(15, expected / 20));
        assertThat(plan.pieces().stream().map(PlannedPiece::title)).as(which).doesNotHaveDuplicates();
        for (PlannedPiece piece : plan.pieces()) {
            assertThat(piece.minutes()).as(which).isBetween(15, 90);
            assertText(piece.title(), which);
            assertThat(piece.steps().size()).as(which).isBetween(2, 5);
            assertSteps(piece.steps(), piece.minutes(), which);
        }
    }

    private static void assertSteps(List<PlannedStep> steps, int minutes, String which) {
        int sum = steps.stream().mapToInt(PlannedStep::minutes).sum();
        assertThat(Math.abs(sum - Math.max(minutes, steps.size()))).as(which).isLessThanOrEqualTo(3);
        if (minutes >= 15) {
            assertThat(steps.get(0).minutes()).as(which).isLessThanOrEqualTo(10);
        }
        for (PlannedStep step : steps) {
            assertThat(step.minutes()).as(which).isPositive();
            assertText(step.text(), which);
            assertText(step.doneWhen(), which);
        }
    }

    private static void assertText(String text, String which) {
        assertThat(text)
                .as(which)
                .isNotBlank()
                .hasSizeLessThanOrEqualTo(LONGEST_TEXT)
                .doesNotContain("{", "}", "<", ">", "  ", "\n", "\t", "\u0000", "“”")
                .matches(words -> words.equals(words.strip()), "no blanks around it")
                .matches(
                        words -> words.chars().filter(mark -> mark == '“').count()
                                == words.chars().filter(mark -> mark == '”').count(),
                        "quotation marks in pairs");
        assertThat(text.codePoints().noneMatch(point -> Character.getType(point) == Character.SURROGATE))
                .as(which)
                .isTrue();
    }

    private PlanRequest request() {
        String title = Stream.generate(() -> pick(THINGS))
                .limit(1 + random.nextInt(3))
                .reduce(pick(VERBS), (a, b) -> a + " " + b);
        Map<String, String> preferences = new HashMap<>();
        for (int at = random.nextInt(4); at > 0; at--) {
            preferences.put(pick(KEYS), pick(VALUES));
        }
        return new PlanRequest(
                title,
                title,
                pick(List.of(WorkType.values())),
                random.nextInt(4) == 0 ? 1 + random.nextInt(2_000) : 1 + random.nextInt(90),
                random.nextBoolean(),
                pick(List.of(Energy.values())),
                pick(List.of(TimeBand.values())),
                preferences);
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
