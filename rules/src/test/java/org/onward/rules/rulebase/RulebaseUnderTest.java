package org.onward.rules.rulebase;

import java.util.List;
import java.util.Set;
import org.kie.api.definition.rule.Rule;

/** The rulebases of the product as tests need them: with a look at what fires, or with one rule silenced. */
public final class RulebaseUnderTest {
    private RulebaseUnderTest() {}

    /** The rules of a knowledge base; the id of every rule that fires is added to the set. */
    public static Rulebase watched(String kbase, Set<String> fired) {
        return Rulebase.named(kbase).firingOnly(match -> {
            fired.add(idOf(match.getRule()));
            return true;
        });
    }

    /** The rules of a knowledge base as if this rule had never been written. */
    public static Rulebase without(String kbase, String ruleId) {
        return Rulebase.named(kbase).firingOnly(match -> !ruleId.equals(idOf(match.getRule())));
    }

    /** Every rule of a knowledge base. */
    public static List<NamedRule> rulesOf(String kbase) {
        return Rulebase.named(kbase).rules().stream()
                .map(rule -> new NamedRule(idOf(rule), rule.getName()))
                .toList();
    }

    private static String idOf(Rule rule) {
        Object id = rule.getMetaData().get("Id");
        return id == null ? "" : id.toString();
    }

    /**
     * A rule by its names.
     *
     * @param id from its {@code @Id}; empty when it has none
     */
    public record NamedRule(String id, String name) {
        @Override
        public String toString() {
            return id + " (" + name + ")";
        }
    }
}
