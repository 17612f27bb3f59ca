package org.onward.rules.tone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every text the product has holds every tone constraint of its moment, whatever the values are. */
class EveryPhraseTest {
    private static final List<String> TITLES = List.of(
            "Call mom",
            "again",
            "a",
            "Finally fix the database queue!! Why haven't you? {title} [task] 🎉",
            "You failed to score: overdue, overdue, overdue???",
            "Übung für Zoë, 日本語の宿題, مراجعة التقرير",
            "Write down everything that comes to mind about the trip in May, "
                    .repeat(3)
                    .strip());

    private final Phrasebook phrasebook = new Phrasebook();
    private final ToneGuard guard = new ToneGuard();

    @TestFactory
    Stream<DynamicTest> each_key_holds_the_constraints_of_its_moment() {
        return phrasebook.keys().stream().map(key -> DynamicTest.dynamicTest(key, () -> holds(key)));
    }

    private void holds(String key) {
        for (String title : TITLES) {
            for (String count : List.of("1", "15")) {
                Map<String, String> values = values(title, count);
                for (int variant = 0; variant < phrasebook.variants(key); variant++) {
                    String text = phrasebook.say(key, values, variant);
                    assertThat(guard.violations(List.of(text), context(key, values)))
                            .as(text)
                            .isEmpty();
                }
            }
        }
    }

    private ToneContext context(String key, Map<String, String> values) {
        boolean several = phrasebook.placeholders(key).contains("titles");
        List<String> titles = Stream.of("title", "parent")
                .filter(name -> several || phrasebook.placeholders(key).contains(name))
                .map(values::get)
                .toList();
        return new ToneContext(
                phrasebook.moment(key),
                titles,
                "",
                false,
                List.of(values.get("step"), values.get("last"), values.get("waiting"), values.get("value")));
    }

    private static Map<String, String> values(String title, String count) {
        Map<String, String> values = new HashMap<>(Map.of(
                "title",
                title,
                "parent",
                "The whole of: " + title,
                "step",
                "Open what you need for " + title,
                "type",
                "independent",
                "priority",
                "fairly high",
                "energy",
                "medium",
                "deadline",
                "Fri 4 Dec 17:00",
                "reason",
                "it fits in 30 minutes and suits a tired head",
                "minutes",
                count,
                "count",
                count));
        values.put("last", "Look at " + title);
        values.put("titles", "“" + title + "”, “The whole of: " + title + "”");
        values.putAll(Map.of("shortest", count, "n", "1", "of", "4"));
        values.putAll(Map.of("waiting", "Before it: " + title, "value", "a cup of " + title, "pattern", "report"));
        values.putAll(Map.of("work", "focus work", "band", "evening", "percent", "20"));
        return values;
    }
}
