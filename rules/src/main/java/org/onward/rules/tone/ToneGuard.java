package org.onward.rules.tone;

import java.util.List;

/** Checks a finished message against the constraints of §14 just before it leaves. Safe for all threads. */
public final class ToneGuard {
    /**
     * The constraints a message breaks; empty when it may leave.
     *
     * @param texts the paragraphs of the message
     * @param context what kind of moment it is, and the exact titles it must or may name
     */
    public List<String> violations(List<String> texts, ToneContext context) {
        throw new UnsupportedOperationException("being built");
    }
}
