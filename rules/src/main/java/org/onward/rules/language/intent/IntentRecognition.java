package org.onward.rules.language.intent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onward.rules.explain.Explanation;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.language.IntentReading;
import org.onward.rules.language.time.TimeMention;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** Recognises what a message wants. Immutable and safe for all threads; building one trains the scorers. */
public final class IntentRecognition {
    private final List<TextScorer> scorers;
    private final StateWeights states;
    private final Anchors anchors;
    private final MessageKinds kinds;
    private final double needed;
    private final Rulebase rules;

    /** @param exemplars what the scorers learn from */
    public IntentRecognition(List<Exemplar> exemplars) {
        Features features = new Features(exemplars, words("verb"), words("past"));
        this.scorers = List.of(new Categoriser(features, exemplars), new SoftmaxRegression(features, exemplars));
        this.states = new StateWeights(DecisionTable.shipped("intent-by-state"));
        this.anchors = new Anchors(DecisionTable.shipped("intent-anchors"));
        this.kinds = new MessageKinds(DecisionTable.shipped("message-phrases"));
        this.needed = DecisionTable.shipped("intent-margin").rows().get(0).decimal("lead");
        this.rules = Rulebase.named("language");
    }

    private static Set<String> words(String wordClass) {
        Set<String> words = new HashSet<>();
        for (TableRow row : DecisionTable.shipped("task-verbs").rows()) {
            if (row.text("class").equals(wordClass)) {
                words.addAll(row.list("words"));
            }
        }
        return words;
    }

    public IntentReading recognise(String message, List<TimeMention> times, DialogueState state) {
        List<String> words = MessageWords.of(message, times);
        Map<Intent, Double> scores = new EnumMap<>(Intent.class);
        Map<Intent, String> rows = new EnumMap<>(Intent.class);
        weigh(words, state, scores, rows);
        List<Object> facts = new ArrayList<>();
        facts.add(kinds.facts(message, words, times, state));
        facts.add(contest(scores, rows));
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

    /** Averages the scorers, applies the state's weights and adds up intents that mean the same in this state. */
    private void weigh(List<String> words, DialogueState state, Map<Intent, Double> scores, Map<Intent, String> rows) {
        double[] byWords = new double[Intent.values().length];
        for (TextScorer scorer : scorers) {
            double[] opinion = scorer.score(words, state);
            for (int i = 0; i < opinion.length; i++) {
                byWords[i] += opinion[i] / scorers.size();
            }
        }
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

    private Contest contest(Map<Intent, Double> scores, Map<Intent, String> rows) {
        List<Intent> ranked = scores.keySet().stream()
                .sorted(Comparator.comparing(scores::get).reversed())
                .toList();
        Intent best = ranked.get(0);
        Intent second = ranked.get(1);
        return new Contest(
                best, scores.get(best), second, scores.get(best) - scores.get(second), needed, rows.get(best));
    }
}
