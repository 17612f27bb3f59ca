package org.onward.rules.preference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** Decides whether to ask how somebody likes to work, and what: at most one question a day (companion spec §12). */
public final class PreferenceQuestions {
    private final Rulebase rules;
    private final List<TableRow> questions =
            DecisionTable.shipped("preference-questions").rows();
    private final List<MomentRow> moments = MomentRow.shipped();

    public PreferenceQuestions() {
        this(Rulebase.named("preference"));
    }

    PreferenceQuestions(Rulebase rules) {
        this.rules = rules;
    }

    /**
     * What to ask.
     *
     * @param key the preference
     * @param answers to offer; none when it is answered in the person's own words
     */
    public record Question(String key, List<String> answers) {}

    /**
     * The question that is welcome now, if any.
     *
     * @param askedBefore keys that were asked about before, answered or not
     */
    public Optional<Question> next(QuietMoment moment, Preferences known, Set<String> askedBefore) {
        List<TableRow> open = questions.stream()
                .filter(row -> known.text(row.text("key")).isEmpty() && !askedBefore.contains(row.text("key")))
                .toList();
        if (open.isEmpty()) {
            return Optional.empty();
        }
        List<Object> facts = new ArrayList<>(moments);
        facts.add(moment);
        Conclusions concluded = rules.reason(facts);
        return concluded.one(MayAsk.class).map(may -> question(open.get(0)));
    }

    /** The question about this preference. */
    public Optional<Question> about(String key) {
        return questions.stream()
                .filter(row -> row.text("key").equals(key))
                .findFirst()
                .map(PreferenceQuestions::question);
    }

    private static Question question(TableRow row) {
        return new Question(row.text("key"), row.list("answers"));
    }
}
