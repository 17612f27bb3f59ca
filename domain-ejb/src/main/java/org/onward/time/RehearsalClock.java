package org.onward.time;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * The system clock shifted by an ISO-8601 duration that is read from a file at every look: rehearse tomorrow by writing
 * {@code PT24H} into it. An absent or empty file means no shift.
 */
final class RehearsalClock extends Clock {
    private final Path offsetFile;
    private final ZoneId zone;

    RehearsalClock(Path offsetFile) {
        this(offsetFile, ZoneOffset.UTC);
    }

    private RehearsalClock(Path offsetFile, ZoneId zone) {
        this.offsetFile = offsetFile;
        this.zone = zone;
    }

    @Override
    public Instant instant() {
        return Clock.systemUTC().instant().plus(offset());
    }

    private Duration offset() {
        try {
            String text =
                    Files.exists(offsetFile) ? Files.readString(offsetFile).strip() : "";
            return text.isEmpty() ? Duration.ZERO : Duration.parse(text);
        } catch (IOException e) {
            throw new UncheckedIOException("The clock's offset file cannot be read", e);
        }
    }

    @Override
    public ZoneId getZone() {
        return zone;
    }

    @Override
    public Clock withZone(ZoneId other) {
        return new RehearsalClock(offsetFile, other);
    }
}
