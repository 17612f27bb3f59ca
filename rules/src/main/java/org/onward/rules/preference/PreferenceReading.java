package org.onward.rules.preference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.words.PhraseIndex;
import org.onward.rules.words.Words;

/** Hears preferences in what people say: "I usually make tea first" (companion spec §12). Safe for all threads. */
public final class PreferenceReading {
    private static final int MOST_CHARACTERS = 300;

    private final Rulebase rules;
    private final PhraseIndex<TableRow> words;
    private final PhraseIndex<TableRow> scopes;

    public PreferenceReading() {
        this(Rulebase.named("preference"));
    }

    PreferenceReading(Rulebase rules) {
        this.rules = rules;
        List<TableRow> rows = DecisionTable.shipped("preference-words").rows();
        this.words = PhraseIndex.of(
                rows.stream().filter(row -> !row.text("role").equals("scope")).toList(), row -> row.list("words"));
        this.scopes = PhraseIndex.of(
                rows.stream().filter(row -> row.text("role").equals("scope")).toList(), row -> row.list("words"));
    }

    /**
     * The preferences that a message tells; none when it is about something else.
     *
     * @param asked whether the message was understood as wanting a preference kept
     */
    public List<PreferenceSaid> read(String message, boolean asked) {
        if (message.length() > MOST_CHARACTERS) {
            return List.of();
        }
        Words said = Words.of(message);
        List<Object> facts = new ArrayList<>();
        words.entriesIn(said).forEach(row -> facts.add(fact(row)));
        if (facts.isEmpty()) {
            return List.of();
        }
        scopes.entriesIn(said).forEach(row -> facts.add(new ScopeSaid(row.id(), row.text("value"))));
        if (asked) {
            facts.add(new AskedFor());
        }
        return rules.reason(facts).all(PreferenceSaid.class).stream()
                .sorted(Comparator.comparing(PreferenceSaid::name).thenComparing(PreferenceSaid::value))
                .toList();
    }

    private static Object fact(TableRow row) {
        return switch (row.text("role")) {
            case "thing" -> new ThingSaid(row.id(), row.text("key"), row.text("scoped key"), row.text("value"));
            case "switch" -> new SwitchSaid(row.id(), row.text("key"), row.text("value"));
            default -> new HabitSaid(row.id(), row.constant("role", HabitSaid.Manner.class));
        };
    }
}
