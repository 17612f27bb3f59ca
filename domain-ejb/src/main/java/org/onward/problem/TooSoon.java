package org.onward.problem;

import java.time.Duration;
import java.util.Objects;

/** Trying again makes sense, but only after a while. */
public final class TooSoon extends Refusal {
    private final Duration wait;

    public TooSoon(String code, String message, Duration wait) {
        super(code, message, "Try again in " + Math.max(1, wait.toSeconds()) + " s.");
        this.wait = Objects.requireNonNull(wait);
    }

    /** How long to wait before the next try; at least a second. */
    public Duration retryAfter() {
        return wait.compareTo(Duration.ofSeconds(1)) < 0 ? Duration.ofSeconds(1) : wait;
    }
}
