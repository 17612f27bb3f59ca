package org.onward.rules.selection;

import java.util.List;

/** Scores candidates and picks one. Safe for all threads. */
public final class SelectionScoring {
    public SelectionOutcome choose(List<Candidate> candidates, SelectionContext context) {
        throw new UnsupportedOperationException("being built");
    }
}
