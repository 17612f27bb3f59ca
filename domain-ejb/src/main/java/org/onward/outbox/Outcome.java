package org.onward.outbox;

import java.util.Optional;

/**
 * How a try went.
 *
 * @param failure what went wrong, without anybody's words; empty when it was handed over
 */
public record Outcome(Claimed item, Optional<String> failure) {
    private static final int LONGEST = 500;

    public static Outcome handedOver(Claimed item) {
        return new Outcome(item, Optional.empty());
    }

    public static Outcome failed(Claimed item, String failure) {
        return new Outcome(item, Optional.of(failure.substring(0, Math.min(failure.length(), LONGEST))));
    }

    /** The kind of an error says enough; its message may hold private words. */
    public static Outcome failed(Claimed item, RuntimeException error) {
        return failed(item, kindOf(error));
    }

    /** The class of what lies at the bottom of an error. */
    static String kindOf(Throwable error) {
        Throwable cause = error;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        return cause.getClass().getName();
    }
}
