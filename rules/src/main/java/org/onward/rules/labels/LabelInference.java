package org.onward.rules.labels;

import java.util.Comparator;
import java.util.List;
import org.onward.rules.explain.Explanation;
import org.onward.rules.explain.Reason;
import org.onward.rules.explain.ReasonWords;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;

/**
 * Infers the labels of a task from its words: kind of work, urgency, minutes and energy (companion spec §2.3–2.6). It always
 * answers; unknown words get the defaults of the tables. Safe for all threads.
 */
public final class LabelInference {
    private final Rulebase rules;
    private final LabelFacts facts = new LabelFacts();
    private final ReasonWords words = new ReasonWords(DecisionTable.shipped("label-reasons"));

    public LabelInference() {
        this(Rulebase.named("labels"));
    }

    LabelInference(Rulebase rules) {
        this.rules = rules;
    }

    public LabelSuggestion infer(TaskText text) {
        Conclusions concluded = rules.reason(facts.of(text));
        List<Explanation> why = concluded.all(Reason.class).stream()
                .sorted(Comparator.comparing(Reason::ruleId))
                .map(words::explain)
                .toList();
        return new LabelSuggestion(
                concluded.required(WorkTypeChosen.class).type(),
                concluded.required(UrgencyChosen.class).urgency(),
                concluded.required(MinutesChosen.class).minutes(),
                concluded.required(EnergyChosen.class).energy(),
                why);
    }
}
