package org.onward.rules.checkin;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import org.onward.rules.preference.Preferences;

/**
 * A check-in that has come due.
 *
 * @param minutes the estimate of the task, 1 or more
 * @param sent how many were sent since it was accepted, 0–3
 * @param dueAt when it was to be sent
 * @param now the moment, in UTC
 * @param zone the person's zone, for quiet hours
 * @param inProgress whether the task is still under way
 * @param enabled whether the person wants check-ins
 * @param deferred whether it was put off for the quiet hours once
 * @param lastMessageAt when the person wrote last
 * @param quietHours when the person wants to be left alone
 */
public record CheckInMoment(
        int minutes,
        int sent,
        Instant dueAt,
        Instant now,
        ZoneId zone,
        boolean inProgress,
        boolean enabled,
        boolean deferred,
        Optional<Instant> lastMessageAt,
        Preferences.QuietHours quietHours) {}
