package org.onward.identity;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** How long a session lasts: unused, and at most. */
@Dependent
public class SessionSettings {
    private final Duration idle;
    private final Duration longest;

    @Inject
    public SessionSettings(
            @ConfigProperty(name = "onward.session.idle", defaultValue = "P30D") Duration idle,
            @ConfigProperty(name = "onward.session.longest", defaultValue = "P90D") Duration longest) {
        this.idle = idle;
        this.longest = longest;
    }

    Duration idle() {
        return idle;
    }

    /** From log-in to the end, however much it is used. */
    public Duration longest() {
        return longest;
    }
}
