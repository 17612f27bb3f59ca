package org.onward.rules.rejection;

/** Fact: a reason that the words name. */
public record ReasonNamed(ReasonRow row) {
    public int order() {
        return row.order();
    }
}
