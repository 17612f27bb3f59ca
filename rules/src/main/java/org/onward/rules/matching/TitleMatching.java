package org.onward.rules.matching;

import java.util.List;
import java.util.Optional;

/** Compares titles. Safe for all threads; fails open: in doubt there is no match. */
public final class TitleMatching {
    /** The open task that a new title would double (§2.9: Dice ≥ 0.40, top 5, confidence ≥ 0.85, exactly one). */
    public Optional<OpenTitle> duplicateOf(String title, List<OpenTitle> open) {
        throw new UnsupportedOperationException("being built");
    }

    /** The open task that a message says is finished (§10.2: Dice ≥ 0.30, confidence ≥ 0.90, asserted as finished). */
    public NameMatch finished(String message, List<OpenTitle> open) {
        throw new UnsupportedOperationException("being built");
    }
}
