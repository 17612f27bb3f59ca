package org.onward.rules.selection;

import org.onward.rules.explain.Explanation;

/**
 * An explanation and how telling it is.
 *
 * @param telling 1 is said first
 */
public record Clause(int telling, Explanation explanation) {
    public static Clause of(String ruleId, GradeRow row, Object... details) {
        String words = row.because();
        for (int place = 0; place < details.length; place++) {
            words = words.replace("{" + place + "}", String.valueOf(details[place]));
        }
        return new Clause(row.telling(), new Explanation(ruleId, row.row(), words));
    }
}
