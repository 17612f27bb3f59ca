package org.onward.rules.rejection;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.onward.rules.explain.Explanation;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.rulebase.Rulebase;

/** Judges declines (companion spec §7.1–7.3): always gives an answer, never asks for a reason. Safe for all threads. */
public final class Rejection {
    private final Rulebase rules;
    private final DeclineWords words = new DeclineWords();
    private final List<ReasonRow> reasons = ReasonRow.shipped();
    private final List<EscalationRow> escalation = EscalationRow.shipped();

    public Rejection() {
        this(Rulebase.named("rejection"));
    }

    Rejection(Rulebase rules) {
        this.rules = rules;
    }

    /**
     * A suggestion is declined with these words.
     *
     * @param message empty when a button said it
     * @param declines declines of this session before this one
     */
    public Verdict decline(String message, int declines) {
        return verdict(message, new Heard(declines, false), Optional.empty());
    }

    /** A reason is given for a decline that was counted already: by a button, or in words that name this category. */
    public Verdict reason(Category category, String message, int declines) {
        return verdict(message, new Heard(declines, true), Optional.of(category));
    }

    /** The reason that these words give when somebody was invited to say what was off; empty when they say something else. */
    public Optional<Category> answerToInvitation(String message) {
        Conclusions concluded = rules.reason(facts(message, new Heard(1, true), Optional.empty()));
        return concluded
                .one(AnswersInvitation.class)
                .map(answer -> concluded.required(ReasonDecided.class).category());
    }

    /** Distress in any message. */
    public Optional<Feeling> feeling(String message) {
        List<Object> facts = new ArrayList<>(words.feelingsIn(message));
        return facts.isEmpty()
                ? Optional.empty()
                : rules.reason(facts).one(FeelingDecided.class).map(FeelingDecided::feeling);
    }

    private Verdict verdict(String message, Heard heard, Optional<Category> given) {
        Conclusions concluded = rules.reason(facts(message, heard, given));
        ReasonRow reason = concluded.required(ReasonDecided.class).row();
        Responded responded = concluded.required(Responded.class);
        return new Verdict(
                reason,
                responded.response(),
                responded.anotherKind() || reason.anotherKind(),
                concluded.one(FeelingDecided.class).map(FeelingDecided::feeling),
                new Explanation(responded.ruleId(), responded.row(), ""));
    }

    private List<Object> facts(String message, Heard heard, Optional<Category> given) {
        DeclineWords.Told told = words.told(message);
        List<Object> facts = new ArrayList<>(reasons);
        facts.addAll(escalation);
        facts.add(heard);
        facts.addAll(words.feelingsIn(message));
        given.map(Set::of).orElse(told.reasons()).stream()
                .flatMap(category -> DeclineWords.rowOf(category, reasons).stream())
                .forEach(row -> facts.add(new ReasonNamed(row)));
        if (told.saysNo()) {
            facts.add(new SaidNo());
        }
        return facts;
    }
}
