package org.onward.rules.breakdown;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;
import org.onward.rules.steps.PlanRequest;
import org.onward.rules.steps.PlannedPiece;
import org.onward.rules.steps.StepPlanning;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/**
 * Given: {@code title}, {@code type}, {@code minutes} left, {@code times}, {@code part}. Expect: {@code ask}, {@code pieces} (how
 * many), {@code first} (title of the first), {@code shortest} and {@code longest} (minutes).
 */
class BreakdownScenariosTest extends RuleScenarios {
    private static final StepPlanning PLANNING = new StepPlanning();

    @Override
    protected String kbase() {
        return "breakdown";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        Breakdown breakdown = new Breakdown(rules, PLANNING);
        int times = (Integer) given.get("times");
        int minutes = (Integer) given.get("minutes");
        String title = given.get("title").toString();
        PlanRequest task = new PlanRequest(
                title,
                title,
                WorkType.valueOf(given.get("type").toString().toUpperCase(Locale.ROOT)),
                minutes,
                true,
                Energy.MEDIUM,
                TimeBand.MORNING,
                Map.of());
        List<PlannedPiece> pieces = breakdown.cut(new CutRequest(
                times,
                task,
                Optional.ofNullable(given.get("part")).map(Object::toString).orElse("")));
        return Map.of(
                "ask",
                breakdown.question(times, minutes).name().toLowerCase(Locale.ROOT),
                "pieces",
                pieces.size(),
                "first",
                pieces.stream().findFirst().map(PlannedPiece::title).orElse("none"),
                "shortest",
                pieces.stream().mapToInt(PlannedPiece::minutes).min().orElse(0),
                "longest",
                pieces.stream().mapToInt(PlannedPiece::minutes).max().orElse(0));
    }
}
