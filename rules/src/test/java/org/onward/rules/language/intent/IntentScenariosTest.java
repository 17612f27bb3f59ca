package org.onward.rules.language.intent;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;

/**
 * Each rule of the intent decision: where it fires, where it comes near, and that some reading is worse without it. The facts
 * are given directly, so that a scenario does not depend on what the scorers make of a sentence.
 */
class IntentScenariosTest extends RuleScenarios {
    private static final double NEEDED = 0.1;
    private static final double TALK = 0.5;

    @Override
    protected String kbase() {
        return "language";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        List<Object> facts = new ArrayList<>();
        facts.add(new MessageFacts(
                MessageFacts.Kind.valueOf(constant(given, "kind", "words")),
                DialogueState.valueOf(constant(given, "state", "idle")),
                Boolean.TRUE.equals(given.get("asks to be notified")),
                Boolean.TRUE.equals(given.get("timed"))));
        facts.add(new Contest(
                Intent.valueOf(constant(given, "best", "chat")),
                0.5,
                Intent.valueOf(constant(given, "second", "complete")),
                ((Number) given.getOrDefault("lead", 0.3)).doubleValue(),
                NEEDED,
                ""));
        facts.add(new Sound(((Number) given.getOrDefault("talk", 0.1)).doubleValue(), TALK));
        if (given.containsKey("set phrase")) {
            facts.add(new AnchorFound(Intent.valueOf(constant(given, "set phrase", "")), "intent-anchors:1", "ok"));
        }
        IntentChosen chosen = rules.reason(facts).required(IntentChosen.class);
        Map<String, Object> decided = new LinkedHashMap<>();
        decided.put("intent", chosen.intent().name().toLowerCase(Locale.ROOT));
        decided.put("clear", chosen.clear());
        decided.put("alternative", chosen.alternative().name().toLowerCase(Locale.ROOT));
        return decided;
    }

    private static String constant(Map<String, Object> given, String key, String otherwise) {
        return ((String) given.getOrDefault(key, otherwise)).toUpperCase(Locale.ROOT);
    }
}
