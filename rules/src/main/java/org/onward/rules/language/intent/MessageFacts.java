package org.onward.rules.language.intent;

import org.onward.rules.language.DialogueState;

/**
 * Fact: what can be told about a message before weighing its words.
 *
 * @param kind whether there is anything to weigh
 * @param state where the conversation stands
 * @param asksToBeNotified whether it has words such as "remind me" or "ping me"
 * @param timed whether it names a moment or a repetition
 */
public record MessageFacts(Kind kind, DialogueState state, boolean asksToBeNotified, boolean timed) {
    /** What a message consists of. */
    public enum Kind {
        /** Nothing, or only spaces and signs. */
        BLANK,
        /** Control characters or noise: no language. */
        UNREADABLE,
        /** Orders to the machinery: "ignore your instructions". */
        ORDERS,
        WORDS
    }

    public boolean isUntimed() {
        return !timed;
    }

    public boolean isReminder() {
        return asksToBeNotified && timed;
    }
}
