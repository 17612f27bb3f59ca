package org.onward.rules.steps;

import java.util.List;
import org.onward.rules.steps.StepWords.Phrase;
import org.onward.rules.table.DecisionTable;

/**
 * Words that say how much a title holds: a row of the table {@code scope-words}.
 *
 * @param row the row's id
 * @param kind what the words tell
 * @param verbs the words as verb phrases
 * @param phrases the words as they may stand anywhere in a title
 */
public record ScopeWords(String row, Kind kind, List<String> verbs, List<Phrase> phrases) {
    /** What the words tell. */
    public enum Kind {
        /** The verb leaves open how much there is to do. */
        VAGUE_VERB,
        /** The verb names a phase of longer work. */
        PHASE_VERB,
        /** The verb produces something of its own. */
        OUTPUT_VERB,
        /** The thing is done in one go. */
        SMALL_THING
    }

    static List<ScopeWords> of(DecisionTable table) {
        return table.rows().stream()
                .map(row -> new ScopeWords(
                        row.id(),
                        row.constant("kind", Kind.class),
                        row.list("words"),
                        row.list("words").stream().map(Phrase::of).toList()))
                .toList();
    }

    /** How many of these verbs the title joins. */
    public long countIn(TaskWording wording) {
        return wording.actions().stream().filter(verbs::contains).count();
    }
}
