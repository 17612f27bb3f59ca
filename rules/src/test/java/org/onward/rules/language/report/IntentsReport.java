package org.onward.rules.language.report;

import java.io.PrintStream;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.language.IntentReading;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.language.ReferenceTime;

/** Accuracy on rows with the columns intent, text and, if known, state. */
final class IntentsReport {
    private static final ReferenceTime MONDAY_MORNING =
            new ReferenceTime(Instant.parse("2026-11-30T15:00:00Z"), ZoneOffset.UTC);

    private final MessageUnderstanding understanding;
    private final PrintStream out;

    IntentsReport(MessageUnderstanding understanding, PrintStream out) {
        this.understanding = understanding;
        this.out = out;
    }

    /** @param state the dialogue state of rows without one; null: the state in which their intent is usual */
    void print(List<Map<String, String>> rows, DialogueState state) {
        Map<Intent, Tally> byIntent = new TreeMap<>();
        Tally acted = new Tally();
        Tally asked = new Tally();
        for (Map<String, String> row : rows) {
            Intent wanted = Intent.valueOf(row.get("intent").toUpperCase(Locale.ROOT));
            DialogueState in = row.getOrDefault("state", "").isEmpty()
                    ? state == null ? usual(wanted) : state
                    : DialogueState.valueOf(row.get("state").toUpperCase(Locale.ROOT));
            IntentReading read = understanding
                    .understand(row.get("text"), in, MONDAY_MORNING)
                    .intent();
            boolean right = read.intent() == wanted;
            byIntent.computeIfAbsent(wanted, intent -> new Tally()).add(right);
            asked.add(!read.clear());
            if (read.clear()) {
                acted.add(right);
            }
            if (!right) {
                out.printf(
                        "miss %s in %s \"%s\" read as %s%s%n",
                        wanted,
                        in,
                        row.get("text"),
                        read.intent(),
                        read.alternative()
                                .map(other -> ", asks whether " + other)
                                .orElse(""));
            }
        }
        byIntent.forEach((intent, tally) -> out.printf("%-14s %s%n", intent, tally));
        out.printf("%-14s %s%n", "best reading", byIntent.values().stream().reduce(new Tally(), Tally::plus));
        out.printf("%-14s %s%n", "asks", asked);
        out.printf("%-14s %s%n", "right if acting", acted);
    }

    private static DialogueState usual(Intent intent) {
        return switch (intent) {
            case ACCEPT, REJECT -> DialogueState.SELECTION;
            case STEP_DONE, COMPLETE, NEED_HELP, CANNOT_FINISH, STOP -> DialogueState.ACTIVE;
            case DISTRACTED, MORE_TIME, STILL_WORKING -> DialogueState.CHECKING_IN;
            default -> DialogueState.IDLE;
        };
    }
}
