package org.onward.rules.language.parts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.language.IntentReading;
import org.onward.rules.language.time.TimeMention;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** Cuts a message that wants two things into two ("done, now I need to call mom"). Immutable and safe for all threads. */
public final class MessageParts {
    private static final int LONGEST = 400;

    /**
     * One wish of a message.
     *
     * @param text its words
     * @param state where the conversation stands once what came before is served
     */
    public record Part(String text, DialogueState state) {}

    private final Boundaries boundaries = new Boundaries(DecisionTable.shipped("part-starts"));
    private final List<Pair> pairs = new ArrayList<>();
    private final Set<Intent> ending = EnumSet.noneOf(Intent.class);
    private final Rulebase rules = Rulebase.named("parts");

    public MessageParts() {
        for (TableRow row : DecisionTable.shipped("message-pairs").rows()) {
            Intent first = row.constant("first", Intent.class);
            row.list("second")
                    .forEach(second ->
                            pairs.add(new Pair(first, Intent.valueOf(second.toUpperCase(Locale.ROOT)), row.id())));
            if (row.text("leaves").equals("idle")) {
                ending.add(first);
            }
        }
    }

    /**
     * The wishes of a message in order; a single one for a message that is one, and for one that only begins with a courtesy.
     *
     * @param read how a piece of text reads in a state
     */
    public List<Part> of(
            String message,
            List<TimeMention> times,
            DialogueState state,
            BiFunction<String, DialogueState, IntentReading> read) {
        if (message.length() > LONGEST) {
            return List.of(new Part(message, state));
        }
        List<Halves> candidates = new ArrayList<>();
        for (int at : boundaries.of(message, times)) {
            if (says(boundaries.after(message, at), times, message)) {
                halves(message, at, state, read).ifPresent(candidates::add);
            }
        }
        if (candidates.isEmpty()) {
            return List.of(new Part(message, state));
        }
        List<Object> facts = new ArrayList<>(pairs);
        facts.addAll(candidates);
        return rules.reason(facts).all(Cut.class).stream()
                .min(Comparator.comparing(Cut::at))
                .map(cut -> parts(message, cut, candidates, state))
                .orElse(List.of(new Part(message, state)));
    }

    /** A half that only names a time or a single word belongs to the half before it ("draft the memo, about an hour"). */
    private static boolean says(String half, List<TimeMention> times, String message) {
        String words = half;
        for (TimeMention time : times) {
            words = words.replace(
                    message.substring(
                            time.expression().start(), time.expression().end()),
                    " ");
        }
        return words.strip().contains(" ");
    }

    private List<Part> parts(String message, Cut cut, List<Halves> candidates, DialogueState state) {
        Intent first = candidates.stream()
                .filter(halves -> halves.at() == cut.at())
                .findFirst()
                .orElseThrow()
                .first();
        Part rest = new Part(boundaries.after(message, cut.at()), after(first, state));
        return cut.keepsFirst()
                ? List.of(new Part(message.substring(0, cut.at()).strip(), state), rest)
                : List.of(rest);
    }

    private DialogueState after(Intent first, DialogueState state) {
        return ending.contains(first) ? DialogueState.IDLE : state;
    }

    /** Reads the second half only where the first could begin a pair: most messages end here. */
    private Optional<Halves> halves(
            String message, int at, DialogueState state, BiFunction<String, DialogueState, IntentReading> read) {
        IntentReading first = read.apply(message.substring(0, at), state);
        boolean set = first.why().stream().anyMatch(why -> why.ruleId().equals("intent-set-phrase"));
        boolean begins = first.clear() && pairs.stream().anyMatch(pair -> pair.first() == first.intent());
        if (!begins && !(set && first.intent() == Intent.CHAT)) {
            return Optional.empty();
        }
        String rest = boundaries.after(message, at);
        IntentReading second = read.apply(rest, after(first.intent(), state));
        return Optional.of(new Halves(
                at, first.intent(), first.clear(), set, second.intent(), second.clear(), boundaries.asks(rest)));
    }
}
