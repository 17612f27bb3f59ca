package org.onward.rules.language.time;

import java.time.LocalTime;

/**
 * A clock time as said.
 *
 * @param hour 0–23; 1–12 when the half of the day is open
 * @param minute 0–59
 * @param open whether morning or afternoon was left unsaid
 */
record Clock(int hour, int minute, boolean open) {
    static Clock exactly(LocalTime time) {
        return new Clock(time.getHour(), time.getMinute(), false);
    }

    /** Written without "am" or "pm": open when it could be either. */
    static Clock written(int hour, int minute, boolean leadingZero) {
        return new Clock(hour, minute, !leadingZero && hour >= 1 && hour <= 12);
    }

    Clock am() {
        return new Clock(hour == 12 ? 0 : hour, minute, false);
    }

    Clock pm() {
        return new Clock(hour < 12 ? hour + 12 : hour, minute, false);
    }

    Clock plusMinutes(int minutes) {
        LocalTime time = LocalTime.of(hour, minute).plusMinutes(minutes);
        int shown = open && time.getHour() == 0 ? 12 : time.getHour();
        return new Clock(open && shown > 12 ? shown - 12 : shown, time.getMinute(), open);
    }

    LocalTime time() {
        return LocalTime.of(hour, minute);
    }
}
