package org.onward.rules.completion;

import java.util.Map;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;

/** Given: {@code since}, {@code sensitive}, {@code offers next}, {@code correction}. Expect: {@code asked}. */
class FeedbackScenariosTest extends RuleScenarios {
    @Override
    protected String kbase() {
        return "completion";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        boolean asked = new Feedback(rules)
                .isAskedAfter(new Finished(
                        Boolean.TRUE.equals(given.get("sensitive")),
                        Boolean.TRUE.equals(given.get("offers next")),
                        Boolean.TRUE.equals(given.get("correction")),
                        (Integer) given.get("since")));
        return Map.of("asked", asked);
    }
}
