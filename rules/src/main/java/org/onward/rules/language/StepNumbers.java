package org.onward.rules.language;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Which step a message speaks of: "done with step 2", "first part done". */
final class StepNumbers {
    private static final Set<String> STEPS =
            Set.of("step", "part", "bit", "piece", "section", "steps", "stage", "thing", "one", "item");
    private static final Map<String, Integer> NUMBERS = Map.ofEntries(
            Map.entry("one", 1),
            Map.entry("two", 2),
            Map.entry("three", 3),
            Map.entry("four", 4),
            Map.entry("five", 5),
            Map.entry("six", 6),
            Map.entry("seven", 7));
    private static final Map<String, Integer> PLACES = Map.ofEntries(
            Map.entry("first", 1),
            Map.entry("1st", 1),
            Map.entry("second", 2),
            Map.entry("2nd", 2),
            Map.entry("third", 3),
            Map.entry("3rd", 3),
            Map.entry("fourth", 4),
            Map.entry("4th", 4),
            Map.entry("fifth", 5),
            Map.entry("5th", 5),
            Map.entry("sixth", 6),
            Map.entry("6th", 6),
            Map.entry("seventh", 7),
            Map.entry("7th", 7));

    private StepNumbers() {}

    static OptionalInt in(List<String> words) {
        for (int i = 0; i + 1 < words.size(); i++) {
            boolean named = STEPS.contains(words.get(i))
                    && !words.get(i).equals("one")
                    && !words.get(i).equals("thing");
            int number = named ? number(words.get(i + 1)) : 0;
            if (number > 0) {
                return OptionalInt.of(number);
            }
            if (PLACES.containsKey(words.get(i)) && STEPS.contains(words.get(i + 1))) {
                return OptionalInt.of(PLACES.get(words.get(i)));
            }
        }
        return OptionalInt.empty();
    }

    private static int number(String word) {
        if (word.length() <= 2 && word.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return Integer.parseInt(word);
        }
        return NUMBERS.getOrDefault(word, 0);
    }
}
