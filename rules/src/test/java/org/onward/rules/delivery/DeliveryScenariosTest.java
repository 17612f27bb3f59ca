package org.onward.rules.delivery;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;

/** Given: {@code attempts}, or {@code late minutes} of each item. Expect: {@code wait}, {@code together}. */
class DeliveryScenariosTest extends RuleScenarios {
    @Override
    protected String kbase() {
        return "delivery";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        Deliveries deliveries = new Deliveries(rules);
        if (given.containsKey("attempts")) {
            return Map.of(
                    "wait",
                    deliveries
                            .afterFailure((Integer) given.get("attempts"))
                            .pause()
                            .map(Duration::toString)
                            .orElse("never"));
        }
        List<Duration> lateness = ((List<?>) given.get("late minutes"))
                .stream().map(minutes -> Duration.ofMinutes((Integer) minutes)).toList();
        return Map.of("together", deliveries.gather(lateness).together());
    }
}
