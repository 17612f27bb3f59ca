package org.onward.rules.rejection;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.scenario.RuleScenarios;

/**
 * Given: what is {@code said} and how many {@code declines} there were before; or the {@code reason} given afterwards; or that
 * somebody was {@code invited} to say what was off. Expect: {@code reason}, {@code response}, {@code feeling}, {@code counts},
 * {@code stretch}, {@code shorter}, {@code another kind}, {@code answers}.
 */
class RejectionScenariosTest extends RuleScenarios {
    private static final String NONE = "none";

    @Override
    protected String kbase() {
        return "rejection";
    }

    @Override
    protected Map<String, Object> decide(Rulebase rules, Map<String, Object> given) {
        Rejection rejection = new Rejection(rules);
        String said = given.getOrDefault("said", "").toString();
        int declines = (Integer) given.getOrDefault("declines", 0);
        Map<String, Object> decided = new HashMap<>();
        if (given.containsKey("invited")) {
            decided.put(
                    "answers",
                    rejection
                            .answerToInvitation(said)
                            .map(RejectionScenariosTest::words)
                            .orElse(NONE));
            return decided;
        }
        if (given.containsKey("anything")) {
            decided.put(
                    "feeling",
                    rejection.feeling(said).map(RejectionScenariosTest::words).orElse(NONE));
            return decided;
        }
        Verdict verdict = given.containsKey("reason")
                ? rejection.reason(
                        Category.valueOf(given.get("reason")
                                .toString()
                                .toUpperCase(Locale.ROOT)
                                .replace(' ', '_')),
                        said,
                        declines)
                : rejection.decline(said, declines);
        decided.put("reason", words(verdict.category()));
        decided.put("response", words(verdict.response()));
        decided.put(
                "feeling", verdict.feeling().map(RejectionScenariosTest::words).orElse(NONE));
        decided.put("counts", verdict.reason().counts());
        decided.put("stretch", verdict.reason().stretch());
        decided.put("shorter", verdict.reason().shorter());
        decided.put("another kind", verdict.anotherKind());
        return decided;
    }

    private static String words(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
