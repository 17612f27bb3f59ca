package org.onward.rules.checkin;

import java.time.LocalTime;

/**
 * The hours in which nobody is written to unless they wrote themselves.
 *
 * @param from the first minute
 * @param until the first minute after them
 * @param recentSeconds who wrote within these seconds is awake
 */
public record QuietHours(LocalTime from, LocalTime until, long recentSeconds) {
    /** Whether the wall clock shows one of them; they may span midnight. */
    public boolean covers(LocalTime time) {
        boolean late = !time.isBefore(from);
        boolean early = time.isBefore(until);
        return from.isBefore(until) ? late && early : late || early;
    }
}
