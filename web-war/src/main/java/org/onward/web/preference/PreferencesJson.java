package org.onward.web.preference;

import jakarta.json.JsonArray;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.onward.companion.preference.PreferenceService;
import org.onward.identity.ZoneName;
import org.onward.json.JsonText;
import org.onward.problem.InvalidInput;
import org.onward.problem.InvalidInput.Issue;
import org.onward.rules.preference.Kind;
import org.onward.rules.preference.PreferenceCatalogue;

/**
 * Preferences as JSON: a switch is true or false, a length a number, several texts a list, everything else a text.
 *
 * @param values as texts, for the domain to judge
 * @param zone another zone, if one was sent
 */
record PreferencesJson(Map<String, String> values, Optional<ZoneId> zone) {
    private static final Set<String> MEMBERS = Set.of("timezone", "preferences");

    static JsonObject of(PreferenceService.Kept kept, PreferenceCatalogue catalogue) {
        JsonObjectBuilder preferences = JsonText.object();
        new TreeMap<>(kept.preferences().values()).forEach((name, value) -> {
            Kind kind =
                    catalogue.find(name).map(PreferenceCatalogue.Entry::kind).orElse(Kind.TEXT);
            switch (kind) {
                case SWITCH -> preferences.add(name, value.equals("yes"));
                case MINUTES -> preferences.add(name, Integer.parseInt(value));
                case LIST -> {
                    JsonArrayBuilder items = JsonText.array();
                    Arrays.stream(value.split("\\|")).forEach(items::add);
                    preferences.add(name, items);
                }
                default -> preferences.add(name, value);
            }
        });
        return JsonText.object()
                .add("timezone", kept.zone().getId())
                .add("preferences", preferences)
                .build();
    }

    static PreferencesJson read(JsonObject json) {
        List<Issue> issues = new ArrayList<>();
        json.keySet().stream()
                .filter(member -> !MEMBERS.contains(member))
                .forEach(member -> issues.add(issue(member, "unknown_field", "timezone or preferences")));
        Optional<ZoneId> zone = Optional.empty();
        if (JsonText.present(json, "timezone")) {
            if (json.get("timezone") instanceof JsonString text) {
                zone = Optional.of(ZoneName.read(text.getString()));
            } else {
                issues.add(issue("timezone", "wrong_type", "a text such as Europe/Paris"));
            }
        }
        Map<String, String> values = new TreeMap<>();
        if (json.get("preferences") instanceof JsonObject sent) {
            sent.forEach((name, value) -> text(value)
                    .ifPresentOrElse(
                            text -> values.put(name, text),
                            () -> issues.add(issue(
                                    "preferences." + name, "wrong_type", "a text, a number, true, false or a list"))));
        } else {
            issues.add(issue("preferences", "wrong_type", "an object"));
        }
        if (!issues.isEmpty()) {
            throw new InvalidInput(issues);
        }
        return new PreferencesJson(values, zone);
    }

    private static Optional<String> text(JsonValue value) {
        if (value instanceof JsonString text) {
            return Optional.of(text.getString());
        } else if (value instanceof JsonNumber number) {
            return Optional.of(number.toString());
        } else if (value instanceof JsonArray items) {
            return items.stream().allMatch(JsonString.class::isInstance)
                            && items.getValuesAs(JsonString.class).stream()
                                    .noneMatch(item -> item.getString().indexOf('|') >= 0)
                    ? Optional.of(String.join(
                            "|",
                            items.getValuesAs(JsonString.class).stream()
                                    .map(JsonString::getString)
                                    .toList()))
                    : Optional.empty();
        }
        return switch (value.getValueType()) {
            case TRUE -> Optional.of("yes");
            case FALSE -> Optional.of("no");
            default -> Optional.empty();
        };
    }

    private static Issue issue(String field, String code, String expected) {
        return new Issue(
                field.length() <= 100 ? field : field.substring(0, 100), code, "", expected, "Send " + expected + ".");
    }
}
