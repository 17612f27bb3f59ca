package org.onward.rules.selection;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.onward.rules.table.Setting;

/** The sum of §4.4 with the weights of the table {@code selection-settings}, kept to 4 decimals. */
record ScoreFormula(double time, double mood, double urgency, double history) {
    static ScoreFormula of(List<Setting> settings) {
        Map<String, Double> values = settings.stream().collect(Collectors.toMap(Setting::name, Setting::value));
        return new ScoreFormula(
                values.get("weight of time"),
                values.get("weight of mood"),
                values.get("weight of urgency"),
                values.get("weight of history"));
    }

    double score(double timeFit, double moodMatch, double urgencyPart, double historyGrade) {
        double sum = time * timeFit + mood * moodMatch + urgency * urgencyPart + history * historyGrade;
        return Math.round(sum * 10_000) / 10_000.0;
    }
}
