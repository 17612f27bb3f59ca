package org.onward.rules.completion;

import java.util.ArrayList;
import java.util.List;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.Setting;

/** Whether a completion is asked about (companion spec §10.1). Safe for all threads. */
public final class Feedback {
    private final Rulebase rules;
    private final List<Setting> settings = Setting.of(DecisionTable.shipped("feedback-settings"));

    public Feedback() {
        this(Rulebase.named("completion"));
    }

    Feedback(Rulebase rules) {
        this.rules = rules;
    }

    public boolean isAskedAfter(Finished finished) {
        List<Object> facts = new ArrayList<>(settings);
        facts.add(finished);
        return rules.reason(facts).one(FeedbackAsked.class).isPresent();
    }
}
