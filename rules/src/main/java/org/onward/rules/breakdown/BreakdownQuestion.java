package org.onward.rules.breakdown;

/** What is asked before anything is cut (companion spec §9.1–9.2). */
public enum BreakdownQuestion {
    /** What got done. */
    PROGRESS,
    /** Which part blocks. */
    PART,
    /** What exactly is hard: it is as small as it gets. */
    HARD
}
