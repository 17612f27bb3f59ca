package org.onward.rules.delivery;

import java.time.Duration;
import java.util.Optional;

/**
 * What becomes of a delivery that failed.
 *
 * @param pause until the next try; empty when it is given up
 * @param rule id of the rule that decided
 */
public record AfterFailure(Optional<Duration> pause, String rule) {
    /** Whether nobody tries again. */
    public boolean dead() {
        return pause.isEmpty();
    }
}
