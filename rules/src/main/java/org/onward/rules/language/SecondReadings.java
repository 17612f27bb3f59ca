package org.onward.rules.language;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** What a message meant instead when it was read wrongly, by the table {@code second-readings}. Immutable; safe for all threads. */
public final class SecondReadings {
    private static final double SURE = 0.7;
    private static final int MOST = 2;

    private final Map<Intent, String> how = new EnumMap<>(Intent.class);

    public SecondReadings() {
        for (TableRow row : DecisionTable.shipped("second-readings").rows()) {
            row.list("intents")
                    .forEach(intent -> how.put(Intent.valueOf(intent.toUpperCase(Locale.ROOT)), row.text("how")));
        }
    }

    /** The next best readings, the best first, one or two of them; small talk when nothing else is left. */
    public List<Intent> next(IntentReading reading, List<Intent> tried) {
        List<Intent> next = new ArrayList<>(reading.scores().entrySet().stream()
                .filter(score -> !tried.contains(score.getKey()))
                .filter(score -> !"never".equals(how.get(score.getKey())))
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(Map.Entry::getKey)
                .limit(MOST)
                .toList());
        if (next.isEmpty()) {
            next.add(Intent.CHAT);
        }
        return List.copyOf(next);
    }

    /** Whether a reading harms nothing, so that it is served without asking. */
    public boolean isServedAtOnce(Intent intent) {
        return "at once".equals(how.get(intent));
    }

    /** Whether what it did is taken back by taking back a completion. */
    public boolean isTakenBackElsewhere(Intent intent) {
        return "elsewhere".equals(how.get(intent));
    }

    /** Whether a reading that is acted on should offer to say otherwise: a set phrase needs no such offer. */
    public boolean doubtful(IntentReading reading) {
        boolean set = reading.why().stream().anyMatch(why -> why.ruleId().equals("intent-set-phrase"));
        return !set && reading.scores().getOrDefault(reading.intent(), 1.0) < SURE;
    }
}
