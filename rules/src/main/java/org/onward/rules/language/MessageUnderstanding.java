package org.onward.rules.language;

/** Reads messages. Immutable and safe for all threads; building one trains the intent categoriser. */
public final class MessageUnderstanding {
    /** Reads one message of any length and content; never throws for what a person wrote. */
    public Understanding understand(String text, DialogueState state, ReferenceTime reference) {
        throw new UnsupportedOperationException("being built");
    }
}
