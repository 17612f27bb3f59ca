package org.onward.rules.table;

import java.util.List;

/**
 * A condition cell in DMN's S-FEEL notation, read once into a value: {@code -}, {@code 30}, {@code "focus","creative"},
 * {@code < 30}, {@code [15..30]}, {@code (15..30)}, {@code not("focus")}. It only compares; nothing in a cell is ever run.
 *
 * @param <T> the type of the column
 */
public sealed interface UnaryTest<T extends Comparable<? super T>> {
    /** Whether the cell lets this value through. */
    boolean accepts(T value);

    /** {@code -}: every value. */
    record Anything<T extends Comparable<? super T>>() implements UnaryTest<T> {
        @Override
        public boolean accepts(T value) {
            return true;
        }
    }

    /** {@code 30}, {@code < 30}, {@code <= 30}, {@code > 30}, {@code >= 30}. */
    record Compared<T extends Comparable<? super T>>(Comparison comparison, T endpoint) implements UnaryTest<T> {
        @Override
        public boolean accepts(T value) {
            return comparison.holds(value.compareTo(endpoint));
        }
    }

    /** {@code [15..30]}, with round or outward brackets for an end that is left out. */
    record Between<T extends Comparable<? super T>>(Compared<T> low, Compared<T> high) implements UnaryTest<T> {
        @Override
        public boolean accepts(T value) {
            return low.accepts(value) && high.accepts(value);
        }
    }

    /** Several tests with commas between: one must let the value through. */
    record AnyOf<T extends Comparable<? super T>>(List<UnaryTest<T>> tests) implements UnaryTest<T> {
        public AnyOf {
            tests = List.copyOf(tests);
        }

        @Override
        public boolean accepts(T value) {
            return tests.stream().anyMatch(test -> test.accepts(value));
        }
    }

    /** {@code not(…)}: none of the tests within may let the value through. */
    record Not<T extends Comparable<? super T>>(UnaryTest<T> test) implements UnaryTest<T> {
        @Override
        public boolean accepts(T value) {
            return !test.accepts(value);
        }
    }

    /** How a value may stand to an endpoint. */
    enum Comparison {
        EQUAL,
        BELOW,
        AT_MOST,
        ABOVE,
        AT_LEAST;

        boolean holds(int order) {
            return switch (this) {
                case EQUAL -> order == 0;
                case BELOW -> order < 0;
                case AT_MOST -> order <= 0;
                case ABOVE -> order > 0;
                case AT_LEAST -> order >= 0;
            };
        }
    }
}
