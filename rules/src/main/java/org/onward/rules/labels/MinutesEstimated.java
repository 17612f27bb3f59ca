package org.onward.rules.labels;

/** Conclusion: how long such a task takes people in general, before what was learned about this person. */
public record MinutesEstimated(int minutes) {
    /** Stretched by a factor and rounded to five minutes, five at least. */
    public int times(double factor) {
        return Math.max(5, 5 * (int) Math.round(minutes * factor / 5));
    }
}
