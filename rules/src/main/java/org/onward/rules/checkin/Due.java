package org.onward.rules.checkin;

import java.time.LocalTime;

/**
 * A check-in as the rules see it.
 *
 * @param secondsOver seconds since it was due; negative before
 * @param sent how many were sent before
 * @param local the person's wall clock
 * @param secondsSilent seconds since the person's last message; very large when there is none
 */
public record Due(
        long secondsOver,
        int sent,
        boolean inProgress,
        boolean enabled,
        boolean deferred,
        LocalTime local,
        long secondsSilent) {}
