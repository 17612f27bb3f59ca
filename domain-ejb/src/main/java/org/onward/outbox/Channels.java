package org.onward.outbox;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;

/** The channels that this product has. */
@ApplicationScoped
public class Channels {
    @Inject
    @Any
    private Instance<Channel> channels;

    /** The channel of this name; throws {@link IllegalArgumentException} when there is none. */
    public Channel named(String name) {
        return channels.stream()
                .filter(channel -> channel.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no channel " + name));
    }
}
