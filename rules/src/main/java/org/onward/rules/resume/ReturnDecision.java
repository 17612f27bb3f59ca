package org.onward.rules.resume;

import org.onward.rules.explain.Explanation;

/**
 * What a return leads to.
 *
 * @param kind what to do
 * @param why the rule that decided; blank when nothing is done
 */
public record ReturnDecision(Kind kind, Explanation why) {
    /** What a return can lead to. */
    public enum Kind {
        /** It is no return, or there is nothing to return to. */
        NOTHING,
        /** It is on record only: an answer to a check-in leaves the count of check-ins alone. */
        LOG,
        /** It is recorded, and only what the message asks is answered. */
        RECORD,
        /** It is recorded and met with a brief encouragement. */
        ENCOURAGE,
        /** It is recorded and met with where things stand. */
        REMIND,
        /** After more than a day: ask whether it is still on; nothing is recorded until then. */
        ASK_STILL_ON,
        /** Several tasks are under way: ask which one goes on. */
        ASK_WHICH
    }
}
