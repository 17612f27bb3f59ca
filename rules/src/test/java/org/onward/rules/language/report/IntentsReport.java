package org.onward.rules.language.report;

import java.io.PrintStream;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.language.IntentReading;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.language.Understanding;

/** Accuracy on rows with the columns intent (several joined by +, in order), text and, if known, state. */
final class IntentsReport {
    private static final ReferenceTime MONDAY_MORNING =
            new ReferenceTime(Instant.parse("2026-11-30T15:00:00Z"), ZoneOffset.UTC);

    /** What takes something away when it is read wrongly. */
    private static final Set<Intent> TAKES_OFF =
            EnumSet.of(Intent.COMPLETE, Intent.FORGET, Intent.STOP, Intent.MT_STOP);

    private final Map<Intent, Tally> byIntent = new TreeMap<>();
    private final Tally acted = new Tally();
    private final Tally asked = new Tally();
    private final Tally talk = new Tally();
    private final Tally destroyed = new Tally();
    private final Tally wishes = new Tally();
    private final MessageUnderstanding understanding;
    private final PrintStream out;

    IntentsReport(MessageUnderstanding understanding, PrintStream out) {
        this.understanding = understanding;
        this.out = out;
    }

    /** @param state the dialogue state of rows without one; null: the state in which their intent is usual */
    void print(List<Map<String, String>> rows, DialogueState state) {
        for (Map<String, String> row : rows) {
            List<Intent> wanted = Stream.of(row.get("intent").split("[+,;|&/ ]+"))
                    .map(name -> Intent.valueOf(name.toUpperCase(Locale.ROOT)))
                    .toList();
            DialogueState in = row.getOrDefault("state", "").isEmpty()
                    ? state == null ? usual(wanted.get(0)) : state
                    : DialogueState.valueOf(row.get("state").toUpperCase(Locale.ROOT));
            count(wanted, in, row.get("text"), understanding.understand(row.get("text"), in, MONDAY_MORNING));
        }
        byIntent.forEach((intent, tally) -> line(intent.name(), tally));
        line("best reading", byIntent.values().stream().reduce(new Tally(), Tally::plus));
        line("asks", asked);
        line("right if acting", acted);
        line("talk left talk", talk);
        line("wrongly takes off", destroyed);
        line("two wishes", wishes);
    }

    private void line(String what, Tally tally) {
        out.printf("%-17s %s%n", what, tally);
    }

    private void count(List<Intent> wanted, DialogueState in, String text, Understanding understood) {
        List<IntentReading> read = understood.parts().isEmpty()
                ? List.of(understood.intent())
                : understood.parts().stream().map(Understanding::intent).toList();
        boolean right = read.stream().map(IntentReading::intent).toList().equals(wanted);
        boolean clear = read.stream().allMatch(IntentReading::clear);
        byIntent.computeIfAbsent(wanted.get(0), intent -> new Tally()).add(right);
        asked.add(!clear);
        if (clear) {
            acted.add(right);
        }
        if (wanted.equals(List.of(Intent.CHAT))) {
            talk.add(right || !clear);
        }
        if (wanted.size() > 1) {
            wishes.add(right);
        }
        destroyed.add(clear
                && read.stream()
                        .map(IntentReading::intent)
                        .anyMatch(intent -> TAKES_OFF.contains(intent) && !wanted.contains(intent)));
        if (!right) {
            out.printf(
                    "miss %s in %s \"%s\" read as %s%s%n",
                    wanted,
                    in,
                    text,
                    read.stream().map(IntentReading::intent).toList(),
                    read.get(0)
                            .alternative()
                            .map(other -> ", asks whether " + other)
                            .orElse(""));
        }
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
