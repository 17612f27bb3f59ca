package org.onward.identity;

import java.util.Objects;
import java.util.UUID;

/** The id of a person's account; every row a person owns carries it. */
public record UserId(UUID value) {
    public UserId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
