package org.onward.rules.labels;

/** Infers the labels of a task from its words. Safe for all threads. */
public final class LabelInference {
    public LabelSuggestion infer(TaskText text) {
        throw new UnsupportedOperationException("being built");
    }
}
