package org.onward.companion.task;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;

/** By what similar tasks are known, and what was learned from them is already in the estimate (companion spec §4.3, §10.4). */
@Embeddable
class Likeness {
    private String pattern = "";

    @Column(name = "learned_factor")
    private double factor = 1;

    protected Likeness() {}

    static Likeness none() {
        return new Likeness();
    }

    void set(String newPattern, double newFactor) {
        pattern = newPattern;
        factor = newFactor;
    }

    String pattern() {
        return pattern;
    }

    double factor() {
        return factor;
    }
}
