package org.onward.rules.language;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;

/** The moment a message was sent and the zone in which its words are meant. */
public record ReferenceTime(Instant now, ZoneId zone) {
    public LocalDateTime local() {
        return LocalDateTime.ofInstant(now, zone);
    }
}
