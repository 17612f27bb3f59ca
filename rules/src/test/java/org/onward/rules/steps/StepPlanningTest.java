package org.onward.rules.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.onward.rules.explain.Explanation;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

class StepPlanningTest {
    private static final StepPlanning PLANNING = new StepPlanning();

    private static StepPlan plan(
            String title, WorkType workType, int minutes, Energy energy, Map<String, String> known) {
        return PLANNING.plan(
                new PlanRequest(title, title, workType, minutes, false, energy, TimeBand.AFTERNOON, known));
    }

    private static List<String> texts(StepPlan plan) {
        return plan.steps().stream().map(PlannedStep::text).toList();
    }

    @Test
    void tea_and_the_armchair_come_before_a_call_and_notes_after_it() {
        StepPlan plan = plan(
                "call mom",
                WorkType.SOCIAL,
                15,
                Energy.LOW,
                Map.of("preferred_beverage", "tea", "comfort_spot", "armchair"));

        assertThat(texts(plan))
                .containsExactly(
                        "Brew a cup of tea",
                        "Sit down in your armchair",
                        "Call mom",
                        "Jot down what was said and any next date");
    }

    @Test
    void just_the_task_leaves_out_preparation() {
        Map<String, String> known = Map.of("preferred_beverage", "tea", "prep_opt_out", "true");

        assertThat(texts(plan("call mom", WorkType.SOCIAL, 15, Energy.LOW, known)))
                .noneMatch(text -> text.contains("tea"));
    }

    @Test
    void a_task_over_an_hour_is_cut_into_pieces_with_titles_of_their_own() {
        StepPlan plan = plan("Write the annual report", WorkType.FOCUS, 180, Energy.HIGH, Map.of());

        assertThat(plan.hidden()).isTrue();
        assertThat(plan.pieces()).hasSizeBetween(4, 7).allSatisfy(piece -> assertThat(piece.minutes())
                .isBetween(15, 90));
        assertThat(plan.pieces().get(0).title()).isEqualTo("Outline the annual report");
    }

    @Test
    void a_plan_names_the_rule_and_the_row_that_chose_it() {
        assertThat(plan("pay rent", WorkType.INDEPENDENT, 20, Energy.LOW, Map.of())
                        .why())
                .extracting(Explanation::ruleId)
                .contains("pattern-only-fit", "size-inline");
    }

    @Test
    void an_estimate_below_a_minute_is_refused() {
        assertThatThrownBy(() -> plan("pay rent", WorkType.INDEPENDENT, 0, Energy.LOW, Map.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 minute");
    }
}
