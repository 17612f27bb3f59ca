package org.onward.rules.language.parts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.onward.rules.language.Intent;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;

/** Which halves make two wishes; the facts are given directly, with two pairs: a report, then something new or a call for work. */
class WishesScenariosTest extends RuleScenarios {
    @Override
    protected String kbase() {
        return "parts";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        List<Object> facts = new ArrayList<>();
        facts.add(new Pair(Intent.COMPLETE, Intent.ADD_TASK, "message-pairs:1"));
        facts.add(new Pair(Intent.COMPLETE, Intent.GET_TASK, "message-pairs:1"));
        facts.add(new Halves(
                6,
                intent(given, "first"),
                !Boolean.FALSE.equals(given.get("first is clear")),
                Boolean.TRUE.equals(given.get("first is a set phrase")),
                intent(given, "second"),
                !Boolean.FALSE.equals(given.get("second is clear")),
                !Boolean.FALSE.equals(given.get("second asks"))));
        Map<String, Object> decided = new LinkedHashMap<>();
        rules.reason(facts)
                .one(Cut.class)
                .ifPresentOrElse(
                        cut -> {
                            decided.put("cut", true);
                            decided.put("keeps the first", cut.keepsFirst());
                        },
                        () -> decided.put("cut", false));
        return decided;
    }

    private static Intent intent(Map<String, Object> given, String key) {
        return Intent.valueOf(((String) given.get(key)).toUpperCase(Locale.ROOT));
    }
}
