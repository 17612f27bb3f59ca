package org.onward.idempotency;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import org.onward.problem.Conflict;
import org.onward.problem.InvalidInput;

/**
 * What a client calls one request, however often it has to send it: the value of the header {@code Idempotency-Key}.
 *
 * @param value 1 to 255 visible ASCII characters
 */
public record IdempotencyKey(String value) {
    /** How long a key is remembered. */
    public static final Duration LASTS = Duration.ofHours(24);

    /** The header's name. */
    public static final String HEADER = "Idempotency-Key";

    private static final int LONGEST = 255;

    /** Refuses with {@link InvalidInput} whatever cannot be a key. */
    public IdempotencyKey {
        if (value.isEmpty() || value.length() > LONGEST || !value.chars().allMatch(c -> c > ' ' && c < 127)) {
            throw InvalidInput.of(
                    HEADER,
                    value.length() + " characters",
                    "1 to 255 visible ASCII characters",
                    "Use a fresh UUID for each request.");
        }
    }

    /** What tells two requests with the same key apart: SHA-256 of the body as it was sent. */
    public static byte[] requestHash(byte[] body) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(body);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java runtime has SHA-256", e);
        }
    }

    /** The refusal for a key that came before with another body. */
    public static Conflict reused() {
        return new Conflict(
                "idempotency_key_reused",
                "This Idempotency-Key came before with a different request.",
                "Use a fresh key for a different request.");
    }
}
