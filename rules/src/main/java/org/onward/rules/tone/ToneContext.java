package org.onward.rules.tone;

import java.util.List;

/**
 * What a message is about, as far as tone needs to know.
 *
 * @param moment which extra constraints hold
 * @param titles exact titles that must appear in the message (constraint 12); text of a title is not itself judged
 * @param userMessage what the person just wrote; the reply must not be its echo (13)
 * @param userUsedEmoji true when emoji are welcome outside celebrations (8)
 */
public record ToneContext(Moment moment, List<String> titles, String userMessage, boolean userUsedEmoji) {
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
        COMPLETION
    }
}
