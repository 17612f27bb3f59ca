package org.onward.rules.language.intent;

import java.util.EnumMap;
import java.util.Map;
import org.onward.rules.language.Intent;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** How far a reading must be ahead to be acted on, from the table {@code intent-margin}: more where acting wrongly costs more. */
final class Margins {
    private final Map<Intent, Double> leads = new EnumMap<>(Intent.class);
    private double otherwise;

    Margins(DecisionTable table) {
        for (TableRow row : table.rows()) {
            if (row.has("intent")) {
                leads.put(row.constant("intent", Intent.class), row.decimal("lead"));
            } else {
                otherwise = row.decimal("lead");
            }
        }
    }

    /** The lead a reading needs, 0–1. */
    double needed(Intent intent) {
        return leads.getOrDefault(intent, otherwise);
    }
}
