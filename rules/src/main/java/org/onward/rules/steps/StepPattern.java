package org.onward.rules.steps;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.onward.rules.steps.StepWords.Phrase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.vocabulary.WorkType;

/**
 * A plan for tasks of one sort: a row of the table {@code step-patterns}.
 *
 * @param row the row's id
 * @param place its place in the table; the earlier row wins a tie
 * @param name the pattern's name
 * @param verbs verb phrases with which the title must open; empty for titles without a verb
 * @param nouns things of which the title must name one; empty when it need not
 * @param fallbackFor the kind of work for which it is the last resort, if it is one
 * @param setting where such a task happens
 * @param phases how it is cut when it is large
 * @param preferences under which name people keep preferences for such tasks
 * @param startCovers the slot of preparation that its own first step already fills
 */
public record StepPattern(
        String row,
        int place,
        String name,
        Set<String> verbs,
        List<Phrase> nouns,
        Optional<WorkType> fallbackFor,
        Setting setting,
        String phases,
        String preferences,
        PrepSlot startCovers) {

    /** Where a task happens. */
    public enum Setting {
        DESK,
        PHONE,
        HOME,
        OUT,
        BODY,
        ANY
    }

    static List<StepPattern> of(DecisionTable table) {
        return table.rows().stream().map(StepPattern::of).toList();
    }

    private static StepPattern of(TableRow row) {
        return new StepPattern(
                row.id(),
                row.number(),
                row.text("pattern"),
                Set.copyOf(row.list("verbs")),
                row.list("nouns").stream().map(Phrase::of).toList(),
                row.has("fallback for") ? Optional.of(row.constant("fallback for", WorkType.class)) : Optional.empty(),
                row.constant("setting", Setting.class),
                row.text("phases"),
                row.text("preferences"),
                row.constant("start covers", PrepSlot.class));
    }

    /** The name by which similar tasks are known; empty for a last resort, which gathers what is not similar. */
    public String likeness() {
        return fallbackFor.isPresent() ? "" : name;
    }

    /** Whether it is the last resort for this kind of work. */
    public boolean isFallbackFor(WorkType workType) {
        return fallbackFor.filter(workType::equals).isPresent();
    }
}
