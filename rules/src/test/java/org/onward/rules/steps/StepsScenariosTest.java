package org.onward.rules.steps;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.onward.rules.explain.Explanation;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/** Each rule of step planning: where it fires, where it comes near, and that some plan is worse without it. */
class StepsScenariosTest extends RuleScenarios {
    private static final Map<String, String> PATTERN_BY_ROW = DecisionTable.shipped("step-patterns").rows().stream()
            .collect(Collectors.toMap(TableRow::id, row -> row.text("pattern")));

    @Override
    protected String kbase() {
        return "steps";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        StepPlan plan = new StepPlanning(rules).plan(request(given));
        Map<String, Object> decided = new LinkedHashMap<>();
        decided.put("hidden", plan.hidden());
        decided.put("steps", plan.steps().size());
        decided.put("pieces", plan.pieces().size());
        decided.put(
                "first",
                plan.steps().stream().map(PlannedStep::text).findFirst().orElse(""));
        decided.put(
                "second",
                plan.steps().stream().map(PlannedStep::text).skip(1).findFirst().orElse(""));
        decided.put(
                "pattern",
                plan.why().stream()
                        .filter(why -> PATTERN_BY_ROW.containsKey(why.row()))
                        .map(why -> PATTERN_BY_ROW.get(why.row()))
                        .findFirst()
                        .orElse(""));
        decided.put(
                "because",
                plan.why().stream()
                        .map(Explanation::ruleId)
                        .filter(rule -> rule.startsWith("cut-") || rule.startsWith("size-"))
                        .collect(Collectors.joining(" ")));
        return decided;
    }

    @SuppressWarnings("unchecked")
    private static PlanRequest request(Map<String, Object> given) {
        String title = (String) given.get("title");
        return new PlanRequest(
                title,
                title,
                WorkType.valueOf(constant(given, "workType", "focus")),
                (Integer) given.get("minutes"),
                Boolean.TRUE.equals(given.get("minutesStated")),
                Energy.valueOf(constant(given, "energy", "medium")),
                TimeBand.valueOf(constant(given, "band", "afternoon")),
                (Map<String, String>) given.getOrDefault("preferences", Map.of()));
    }

    private static String constant(Map<String, Object> given, String key, String otherwise) {
        return ((String) given.getOrDefault(key, otherwise)).toUpperCase(Locale.ROOT);
    }
}
