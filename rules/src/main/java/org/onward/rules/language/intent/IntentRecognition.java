package org.onward.rules.language.intent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onward.rules.explain.Explanation;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.language.IntentReading;
import org.onward.rules.language.time.TimeMention;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;

/** Recognises what a message wants. Immutable and safe for all threads; it only reads what was learnt. */
public final class IntentRecognition {
    private final IntentModel model;
    private final StateWeights states;
    private final Anchors anchors;
    private final MessageKinds kinds;
    private final Margins margins;
    private final double talkFrom;
    private final Rulebase rules;

    /** @param model what was learnt from the exemplars */
    public IntentRecognition(IntentModel model) {
        this.model = model;
        this.states = new StateWeights(DecisionTable.shipped("intent-by-state"));
        this.anchors = new Anchors(DecisionTable.shipped("intent-anchors"));
        this.kinds = new MessageKinds(DecisionTable.shipped("message-phrases"));
        this.margins = new Margins(DecisionTable.shipped("intent-margin"));
        this.talkFrom = DecisionTable.shipped("intent-small-talk").rows().get(0).decimal("from");
        this.rules = Rulebase.named("language");
    }

    public IntentReading recognise(String message, List<TimeMention> times, DialogueState state) {
        List<String> words = MessageWords.of(message, times);
        List<String> meant = model.meant(words);
        Map<Intent, Double> scores = new EnumMap<>(Intent.class);
        Map<Intent, String> rows = new EnumMap<>(Intent.class);
        weigh(meant, state, scores, rows);
        List<Object> facts = new ArrayList<>();
        facts.add(kinds.facts(message, words, times, state));
        Contest contest = contest(scores, rows);
        facts.add(contest);
        facts.add(sound(meant, scores, contest));
        anchors.find(words, state).ifPresent(facts::add);
        Conclusions conclusions = rules.reason(facts);
        IntentChosen chosen = conclusions.required(IntentChosen.class);
        return new IntentReading(
                chosen.intent(),
                chosen.clear(),
                chosen.clear() ? Optional.empty() : Optional.of(chosen.alternative()),
                Map.copyOf(scores),
                conclusions.all(Explanation.class));
    }

    /** Applies the state's weights and adds up intents that mean the same in this state. */
    private void weigh(List<String> words, DialogueState state, Map<Intent, Double> scores, Map<Intent, String> rows) {
        double[] byWords = model.score(words, state);
        double sum = 0;
        Map<Intent, Double> strongest = new EnumMap<>(Intent.class);
        for (Intent intent : Intent.values()) {
            StateWeights.Entry entry = states.of(state, intent);
            double weighed = byWords[intent.ordinal()] * entry.weight();
            sum += weighed;
            scores.merge(entry.meaning(), weighed, Double::sum);
            if (weighed > strongest.getOrDefault(entry.meaning(), -1.0)) {
                strongest.put(entry.meaning(), weighed);
                rows.put(entry.meaning(), entry.meaning() == intent ? "" : entry.row());
            }
        }
        double total = sum;
        scores.replaceAll((intent, score) -> score / total);
    }

    private Sound sound(List<String> meant, Map<Intent, Double> scores, Contest contest) {
        double talk = model.smallTalk(meant) + scores.getOrDefault(Intent.CHAT, 0.0) + 1 - contest.probability();
        return new Sound(talk / 3, talkFrom);
    }

    private Contest contest(Map<Intent, Double> scores, Map<Intent, String> rows) {
        List<Intent> ranked = scores.keySet().stream()
                .sorted(Comparator.comparing(scores::get).reversed())
                .toList();
        Intent best = ranked.get(0);
        Intent second = ranked.get(1);
        return new Contest(
                best,
                scores.get(best),
                second,
                scores.get(best) - scores.get(second),
                margins.needed(best),
                rows.get(best));
    }
}
