package org.onward.rules.language.time;

import java.time.DayOfWeek;
import java.time.LocalTime;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** What words mean that leave something open, from the table {@code date-policy} (companion spec §11.2). */
public final class DatePolicy {
    private final Map<String, String> values = new HashMap<>();

    public DatePolicy(DecisionTable table) {
        for (TableRow row : table.rows()) {
            values.put(row.text("name"), row.text("value"));
        }
    }

    /** Throws {@link IllegalArgumentException} when the table has no such row. */
    public LocalTime time(String name) {
        return LocalTime.parse(text(name));
    }

    public int number(String name) {
        return Integer.parseInt(text(name));
    }

    DayOfWeek weekday(String name) {
        return DayOfWeek.valueOf(text(name).toUpperCase(Locale.ROOT));
    }

    boolean is(String name, String value) {
        return text(name).equals(value);
    }

    private String text(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("Table date-policy has no row " + name);
        }
        return value;
    }
}
