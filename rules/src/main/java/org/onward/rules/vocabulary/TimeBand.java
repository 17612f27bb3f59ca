package org.onward.rules.vocabulary;

import java.time.LocalTime;

/** The part of the day in the person's own zone; edges 6, 12, 17 and 22 o'clock (companion spec §12). */
public enum TimeBand {
    MORNING,
    AFTERNOON,
    EVENING,
    NIGHT;

    public static TimeBand of(LocalTime time) {
        int hour = time.getHour();
        if (hour < 6 || hour >= 22) {
            return NIGHT;
        }
        return hour < 12 ? MORNING : hour < 17 ? AFTERNOON : EVENING;
    }
}
