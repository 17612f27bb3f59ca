package org.onward.time;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;

/** Produces the clock of the running product: the system clock, or a {@link RehearsalClock} when one is configured. */
@ApplicationScoped
public class ClockProducer {
    @Produces
    @ApplicationScoped
    public Clock clock() {
        Config config = ConfigProvider.getConfig();
        Optional<String> file = config.getOptionalValue("onward.clock.offset-file", String.class);
        return file.<Clock>map(name -> new RehearsalClock(Path.of(name))).orElse(Clock.systemUTC());
    }
}
