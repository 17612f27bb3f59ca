package org.onward.rules.language.time;

import java.util.function.Function;

/**
 * The success of a rule.
 *
 * @param value what it read
 * @param end index of the first token it did not use
 */
record Match<T>(T value, int end) {
    <R> Match<R> map(Function<? super T, ? extends R> change) {
        return new Match<>(change.apply(value), end);
    }
}
