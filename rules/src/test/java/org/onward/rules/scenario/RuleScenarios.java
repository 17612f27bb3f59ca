package org.onward.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.rulebase.RulebaseUnderTest;

/**
 * What the rules of a capability must live up to. A capability plugs in with one subclass, in its own package, that names its
 * knowledge base and says how a scenario is decided; the scenarios themselves are files.
 */
public abstract class RuleScenarios {
    /** Name of the knowledge base in {@code META-INF/kmodule.xml}, and of the folder below {@code scenarios}. */
    protected abstract String kbase();

    /** Puts the given of a scenario to the capability's facade, built upon these rules, and tells what it decided. */
    protected abstract Map<String, Object> decide(Rulebase rules, Map<String, Object> given);

    @TestFactory
    Stream<DynamicTest> every_scenario_comes_out_as_it_should() {
        return Scenario.of(kbase()).stream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.name(), () -> assertHolds(scenario)));
    }

    @TestFactory
    Stream<DynamicTest> without_any_one_rule_some_scenario_fails() {
        List<Scenario> scenarios = Scenario.of(kbase());
        return RulebaseUnderTest.rulesOf(kbase()).stream()
                .map(rule -> DynamicTest.dynamicTest(rule.id(), () -> {
                    Rulebase maimed = RulebaseUnderTest.without(kbase(), rule.id());
                    assertThat(scenarios)
                            .as("some scenario fails without " + rule)
                            .anySatisfy(scenario -> assertThat(holds(maimed, scenario))
                                    .as(scenario.name())
                                    .isFalse());
                }));
    }

    private void assertHolds(Scenario scenario) {
        Set<String> fired = new HashSet<>();
        Map<String, Object> decided = decide(RulebaseUnderTest.watched(kbase(), fired), scenario.given());
        scenario.expect()
                .forEach((what, expected) ->
                        assertThat(text(decided.get(what))).as(what).isEqualTo(text(expected)));
        assertThat(fired).as("rules that fired").containsAll(scenario.fires());
        assertThat(scenario.spares()).as("rules that were spared").noneMatch(fired::contains);
    }

    /** A decision that cannot be reached at all fails its scenario too. */
    private boolean holds(Rulebase rules, Scenario scenario) {
        try {
            Map<String, Object> decided = decide(rules, scenario.given());
            return scenario.expect().entrySet().stream()
                    .allMatch(expected -> text(expected.getValue()).equals(text(decided.get(expected.getKey()))));
        } catch (RuntimeException undecided) {
            return false;
        }
    }

    private static String text(Object value) {
        return String.valueOf(value);
    }
}
