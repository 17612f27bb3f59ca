package org.onward.batch.dispatch;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** How often this node looks for what is due, whatever it knows. */
@Dependent
class DispatchSettings {
    private static final Duration LEAST = Duration.ofSeconds(1);

    private final Duration every;

    @Inject
    DispatchSettings(@ConfigProperty(name = "onward.dispatch.every", defaultValue = "PT30S") Duration every) {
        this.every = every.compareTo(LEAST) < 0 ? LEAST : every;
    }

    /** A second or longer. */
    Duration every() {
        return every;
    }
}
