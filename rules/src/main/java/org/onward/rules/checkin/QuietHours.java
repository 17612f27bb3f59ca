package org.onward.rules.checkin;

import java.time.LocalTime;
import org.onward.rules.preference.Preferences;

/**
 * The hours in which nobody is written to unless they wrote themselves.
 *
 * @param hours the person's own
 * @param recentSeconds who wrote within these seconds is awake
 */
public record QuietHours(Preferences.QuietHours hours, long recentSeconds) {
    /** Whether the wall clock shows one of them. */
    public boolean covers(LocalTime time) {
        return hours.contains(time);
    }
}
