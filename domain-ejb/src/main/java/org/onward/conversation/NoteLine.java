package org.onward.conversation;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;

/** A line of an append-only log, with its time on the person's wall clock (companion spec §16). */
public final class NoteLine {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");

    private NoteLine() {}

    public static String of(Instant at, ZoneId zone, String text) {
        return "[" + TIME.format(at.atZone(zone)) + "] " + text;
    }
}
