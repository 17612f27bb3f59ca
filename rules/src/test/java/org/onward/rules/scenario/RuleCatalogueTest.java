package org.onward.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.onward.rules.rulebase.RulebaseUnderTest;
import org.onward.rules.rulebase.RulebaseUnderTest.NamedRule;
import org.w3c.dom.NodeList;

/** Every rule of every knowledge base has an id, a sentence for a name, and scenarios on both sides of its border. */
class RuleCatalogueTest {
    @ParameterizedTest
    @MethodSource("kbases")
    void every_rule_has_an_id(String kbase) {
        assertThat(RulebaseUnderTest.rulesOf(kbase))
                .isNotEmpty()
                .allSatisfy(rule -> assertThat(rule.id()).as(rule.name()).matches("[a-z0-9]+(-[a-z0-9]+)+"));
    }

    @ParameterizedTest
    @MethodSource("kbases")
    void every_rule_name_is_a_sentence_behind_its_subject(String kbase) {
        assertThat(RulebaseUnderTest.rulesOf(kbase))
                .allSatisfy(rule -> assertThat(rule.name()).matches("[a-z -]+: \\S+( \\S+){3,}"));
    }

    @Test
    void no_two_rules_share_an_id_or_a_name() {
        List<NamedRule> rules = kbases().flatMap(kbase -> RulebaseUnderTest.rulesOf(kbase).stream())
                .toList();

        assertThat(rules).extracting(NamedRule::id).doesNotHaveDuplicates();
        assertThat(rules).extracting(NamedRule::name).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("kbases")
    void every_rule_fires_in_some_scenario(String kbase) {
        assertThat(named(kbase, Scenario::fires)).containsAll(ids(kbase));
    }

    @ParameterizedTest
    @MethodSource("kbases")
    void every_rule_is_spared_in_some_near_miss(String kbase) {
        assertThat(named(kbase, Scenario::spares)).containsAll(ids(kbase));
    }

    @ParameterizedTest
    @MethodSource("kbases")
    void scenarios_name_only_rules_that_exist(String kbase) {
        assertThat(ids(kbase)).containsAll(named(kbase, Scenario::fires)).containsAll(named(kbase, Scenario::spares));
    }

    private static List<String> ids(String kbase) {
        return RulebaseUnderTest.rulesOf(kbase).stream().map(NamedRule::id).toList();
    }

    private static List<String> named(String kbase, Function<Scenario, List<String>> which) {
        return Scenario.of(kbase).stream()
                .flatMap(scenario -> which.apply(scenario).stream())
                .distinct()
                .toList();
    }

    static Stream<String> kbases() {
        try (InputStream kmodule = RuleCatalogueTest.class.getResourceAsStream("/META-INF/kmodule.xml")) {
            NodeList bases = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(kmodule)
                    .getElementsByTagName("kbase");
            List<String> names = new ArrayList<>();
            for (int i = 0; i < bases.getLength(); i++) {
                names.add(bases.item(i).getAttributes().getNamedItem("name").getTextContent());
            }
            return names.stream();
        } catch (Exception e) {
            throw new IllegalStateException("The list of knowledge bases cannot be read", e);
        }
    }
}
