package org.onward.rules.matching;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.Setting;
import org.onward.rules.table.TableRow;

/** The limits of matching, from the tables {@code matching-settings} and {@code matching-confidence}. */
final class MatchingSettings {
    private final Map<String, Double> limits = Setting.of(DecisionTable.shipped("matching-settings")).stream()
            .collect(Collectors.toMap(Setting::name, Setting::value));
    private final Map<Agreement, Double> confidences = new EnumMap<>(Agreement.class);

    MatchingSettings() {
        for (TableRow row : DecisionTable.shipped("matching-confidence").rows()) {
            confidences.put(row.constant("agreement", Agreement.class), row.decimal("confidence"));
        }
    }

    /** Throws {@link IllegalArgumentException} when the table has no such limit. */
    double limit(String name) {
        Double value = limits.get(name);
        if (value == null) {
            throw new IllegalArgumentException("Table matching-settings has no " + name);
        }
        return value;
    }

    double confidence(Agreement agreement) {
        return confidences.getOrDefault(agreement, 0.0);
    }
}
