package org.onward.rules.steps;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * One thing a person told us about how they like to work (companion spec §12).
 *
 * @param scope what it holds for: a pattern ("phone_calls"), a kind of work ("focus"), a part of the day ("morning"), an energy
 *     ("low_energy"), or empty for everything
 * @param key what it is about ("beverage", "environment")
 * @param value what they said, safe to stand in a step
 */
public record Preference(String scope, String key, String value) {
    private static final int LONGEST_VALUE = 50;

    /** Reads {@code preferred_beverage}, {@code focus.beverage}, {@code phone_calls.prep_steps} and their like. */
    static List<Preference> of(Map<String, String> preferences) {
        return preferences.entrySet().stream()
                .filter(entry -> entry.getValue() != null)
                .flatMap(entry -> read(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static Stream<Preference> read(String name, String value) {
        int dot = name.indexOf('.');
        String scope = dot < 0 ? "" : name.substring(0, dot);
        String key = name.substring(dot + 1);
        String[] values =
                key.equals("prep_steps") || key.equals("setup") ? value.split("\\|", 3) : new String[] {value};
        return Stream.iterate(0, index -> index < Math.min(2, values.length), index -> index + 1)
                .map(index -> new Preference(scope, index == 0 ? key : key + "_" + (index + 1), safe(values[index])))
                .filter(preference -> !preference.value().isEmpty());
    }

    private static String safe(String value) {
        return TitleCleaning.shortened(TitleCleaning.clean(value), LONGEST_VALUE);
    }

    /** Whether it says yes. */
    public boolean isOn() {
        return value.matches("(?i)true|yes|on|1");
    }
}
