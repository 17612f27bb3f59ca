package org.onward.rules.tone;

import java.util.List;

/**
 * What a message is about, as far as tone needs to know.
 *
 * @param moment which extra constraints hold
 * @param titles exact titles that must appear in the message (constraint 12); text of a title is not itself judged
 * @param userMessage what the person just wrote; the reply must not be its echo (13)
 * @param userUsedEmoji true when emoji are welcome outside celebrations (8)
 * @param quoted other words of the person's own that the message may carry, such as a step made from a title or a
 *     deadline as they put it: neither required nor judged, and each counts as one word
 */
public record ToneContext(
        Moment moment, List<String> titles, String userMessage, boolean userUsedEmoji, List<String> quoted) {

    public ToneContext {
        titles = List.copyOf(titles);
        quoted = List.copyOf(quoted);
    }

    /** A message that carries no words of the person's own but titles. */
    public ToneContext(Moment moment, List<String> titles, String userMessage, boolean userUsedEmoji) {
        this(moment, titles, userMessage, userUsedEmoji, List.of());
    }

    /** The moments with constraints of their own. */
    public enum Moment {
        TALK,
        CAPTURE,
        DUPLICATE,
        SUGGESTION,
        DECLINE,
        CANNOT_FINISH,
        CHECK_IN,
        STEPS,
        REWARD,
        COMPLETION;

        /** True where joy is welcome: exclamation marks and emoji may appear, and at most 30 words. */
        boolean celebrates() {
            return this == REWARD || this == COMPLETION;
        }
    }
}
