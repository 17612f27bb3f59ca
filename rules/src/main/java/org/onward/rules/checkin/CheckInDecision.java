package org.onward.rules.checkin;

import java.time.Instant;
import java.util.Optional;
import org.onward.rules.explain.Explanation;

/**
 * What becomes of a check-in.
 *
 * @param kind what to do
 * @param next when the next one is due; empty when none follows
 * @param why the rule that decided
 */
public record CheckInDecision(Kind kind, Optional<Instant> next, Explanation why) {
    /** What can become of a check-in. */
    public enum Kind {
        /** It is not due yet: nothing happens. */
        WAIT,
        /** Ask how it goes. */
        SEND,
        /** Ask for the last time; the task goes back to the queue with its progress. */
        SEND_LAST,
        /** Quiet hours: it waits until they end, at most once. */
        DEFER,
        /** The task is no longer under way: timers are cleared, nothing is sent. */
        SKIP_AND_CLEAR,
        /** The person wants none: nothing is sent, the task stays as it is. */
        SKIP
    }
}
