package org.onward.rules.preference;

import java.time.DateTimeException;
import java.time.LocalTime;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a person told us about how they like to work, by key as in companion spec §12: {@code preferred_beverage},
 * {@code focus.environment}, {@code phone_calls.prep_steps}. Values are texts; the steps of a list stand between {@code |},
 * a switch says {@code yes} or {@code no}.
 */
public record Preferences(Map<String, String> values) {
    public static final String LEARNING_PAUSED = "learning_paused";
    public static final String PREP_OPT_OUT = "prep_opt_out";
    public static final String QUIET_HOURS = "quiet_hours";

    /** Someone who told us nothing. */
    public static final Preferences NONE = new Preferences(Map.of());

    private static final LocalTime QUIET_FROM = LocalTime.of(22, 0);
    private static final LocalTime QUIET_UNTIL = LocalTime.of(8, 0);

    public Preferences {
        values = Map.copyOf(values);
    }

    public Optional<String> text(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /** Whether a switch is on; off unless somebody turned it on. */
    public boolean on(String key) {
        return "yes".equals(values.get(key));
    }

    /** The same with one value changed. */
    public Preferences with(String key, String value) {
        Map<String, String> changed = new TreeMap<>(values);
        changed.put(key, value);
        return new Preferences(changed);
    }

    /** The same without one value. */
    public Preferences without(String key) {
        Map<String, String> changed = new TreeMap<>(values);
        changed.remove(key);
        return new Preferences(changed);
    }

    /** When the person wants no messages of our own accord, in their zone; 22:00 to 08:00 unless they chose otherwise. */
    public QuietHours quietHours() {
        return text(QUIET_HOURS).flatMap(QuietHours::read).orElse(new QuietHours(QUIET_FROM, QUIET_UNTIL));
    }

    /**
     * A part of the day that may span midnight.
     *
     * @param from included
     * @param until excluded; the same as {@code from} for none at all
     */
    public record QuietHours(LocalTime from, LocalTime until) {
        /** Reads {@code 22:00-08:00}; empty when it says something else. */
        public static Optional<QuietHours> read(String text) {
            String[] ends = text.split("-", -1);
            try {
                return ends.length == 2
                        ? Optional.of(
                                new QuietHours(LocalTime.parse(ends[0].strip()), LocalTime.parse(ends[1].strip())))
                        : Optional.empty();
            } catch (DateTimeException unreadable) {
                return Optional.empty();
            }
        }

        /** Whether a moment of the day lies within. */
        public boolean contains(LocalTime time) {
            return from.isBefore(until)
                    ? !time.isBefore(from) && time.isBefore(until)
                    : !from.equals(until) && (!time.isBefore(from) || time.isBefore(until));
        }
    }
}
