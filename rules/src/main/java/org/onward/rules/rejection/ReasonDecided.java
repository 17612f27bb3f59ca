package org.onward.rules.rejection;

/** Conclusion: the reason that counts. */
public record ReasonDecided(ReasonRow row) {
    public Category category() {
        return row.category();
    }

    public boolean counts() {
        return row.counts();
    }
}
