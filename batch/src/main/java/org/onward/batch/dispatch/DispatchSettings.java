package org.onward.batch.dispatch;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.eclipse.microprofile.config.ConfigProvider;

/** How often this node looks for what is due, whatever it knows. */
@ApplicationScoped
class DispatchSettings {
    private static final Duration USUAL = Duration.ofSeconds(30);

    Duration every() {
        return ConfigProvider.getConfig()
                .getOptionalValue("onward.dispatch.every", String.class)
                .map(Duration::parse)
                .orElse(USUAL);
    }
}
