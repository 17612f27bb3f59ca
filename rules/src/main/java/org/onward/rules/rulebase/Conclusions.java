package org.onward.rules.rulebase;

import java.util.List;
import java.util.Optional;

/**
 * Every fact that held when the rules came to rest: what was handed in and what they concluded.
 *
 * @param facts in no particular order
 */
public record Conclusions(List<Object> facts) {
    public Conclusions {
        facts = List.copyOf(facts);
    }

    /** All facts of a type, in no particular order. */
    public <T> List<T> all(Class<T> type) {
        return facts.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** The fact of a type of which the rules conclude at most one. Throws {@link IllegalStateException} for several. */
    public <T> Optional<T> one(Class<T> type) {
        List<T> found = all(type);
        if (found.size() > 1) {
            throw new IllegalStateException("The rules concluded several " + type.getSimpleName() + ": " + found);
        }
        return found.stream().findFirst();
    }

    /** The fact of a type that the rules always conclude. Throws {@link IllegalStateException} when it is missing. */
    public <T> T required(Class<T> type) {
        return one(type).orElseThrow(() -> new IllegalStateException("The rules concluded no " + type.getSimpleName()));
    }
}
