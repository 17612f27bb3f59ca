package org.onward.rules.resume;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.onward.rules.explain.Explanation;
import org.onward.rules.language.Intent;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;

/** Decides whether a message is a return to work under way, and what it leads to (companion spec §8). Safe for all threads. */
public final class ResumeGate {
    private static final ReturnDecision NOTHING =
            new ReturnDecision(ReturnDecision.Kind.NOTHING, new Explanation("", "", ""));

    private final Rulebase rules;
    private final List<BandRow> bands = DecisionTable.shipped("resume-bands").rows().stream()
            .map(BandRow::of)
            .toList();
    private final List<QuietMessage> askNothing = DecisionTable.shipped("returning-messages").rows().stream()
            .map(row -> new QuietMessage(row.constant("intent", Intent.class), row.text("topic")))
            .toList();

    private record QuietMessage(Intent intent, String topic) {
        boolean covers(ReturnMoment moment) {
            return intent == moment.intent() && (topic.isEmpty() || topic.equals(moment.topic()));
        }
    }

    public ResumeGate() {
        this(Rulebase.named("resume"));
    }

    ResumeGate(Rulebase rules) {
        this.rules = rules;
    }

    public ReturnDecision decide(ReturnMoment moment) {
        if (moment.lastMessageAt().isEmpty()) {
            return NOTHING;
        }
        var gapStart = moment.lastMessageAt().get();
        List<Object> facts = new ArrayList<>(bands);
        facts.add(new Returning(
                Duration.between(gapStart, moment.now()).toMillis() / 1000.0,
                moment.underWay(),
                moment.lastResumedAt().filter(at -> at.isAfter(gapStart)).isPresent(),
                moment.answersCheckIn(),
                moment.answersQuestion() || askNothing.stream().noneMatch(quiet -> quiet.covers(moment))));
        return rules.reason(facts)
                .one(Met.class)
                .map(met -> new ReturnDecision(met.kind(), new Explanation(met.rule(), met.row(), "")))
                .orElse(NOTHING);
    }
}
