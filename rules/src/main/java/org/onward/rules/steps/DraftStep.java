package org.onward.rules.steps;

/**
 * A step before the plan is trimmed to size.
 *
 * @param part what it is for
 * @param text the instruction
 * @param minutes its length, or its share for core steps
 * @param doneWhen how to tell it is done
 */
record DraftStep(Part part, String text, int minutes, String doneWhen) {
    /** What a step is for, in the order of a plan. */
    enum Part {
        KNOWN_PREP,
        DEFAULT_PREP,
        START,
        CORE,
        CLOSE
    }

    boolean is(Part other) {
        return part == other;
    }
}
