package org.onward.identity.secret;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.onward.problem.InvalidInput;
import org.onward.problem.TooSoon;

/**
 * Hashes and checks passwords, a few at a time: each takes a good part of a second of processor time on purpose, and
 * log-ins must not be able to starve everything else. Never call it inside a transaction.
 */
@ApplicationScoped
public class PasswordHashing {
    /** OWASP's figure for PBKDF2 with HMAC-SHA-512; configuration may raise but not lower it. */
    static final int LEAST_ITERATIONS = 210_000;

    private static final int SHORTEST = 10;
    private static final int LONGEST = 1_000;
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final int iterations;
    private final Semaphore places;
    private final String nobodys;

    /** For the container's client proxy only. */
    protected PasswordHashing() {
        this(LEAST_ITERATIONS, 1, "");
    }

    @Inject
    public PasswordHashing(
            @ConfigProperty(name = "onward.password.iterations", defaultValue = "210000") int iterations,
            @ConfigProperty(name = "onward.password.concurrency", defaultValue = "2") int concurrency) {
        this(
                Math.max(LEAST_ITERATIONS, iterations),
                Math.max(1, concurrency),
                PasswordHash.of(Secret.random(), Math.max(LEAST_ITERATIONS, iterations))
                        .text());
    }

    private PasswordHashing(int iterations, int concurrency, String nobodys) {
        this.iterations = iterations;
        this.places = new Semaphore(concurrency, true);
        this.nobodys = nobodys;
    }

    /**
     * Hashes a new password.
     *
     * @param field the JSON field it came in, for the refusal
     * @throws InvalidInput when it is shorter than 10 or longer than 1,000 characters
     */
    public String hash(String field, String password) {
        int length = password == null ? 0 : password.codePointCount(0, password.length());
        if (length < SHORTEST || length > LONGEST) {
            throw new InvalidInput(List.of(new InvalidInput.Issue(
                    field,
                    length < SHORTEST ? "too_short" : "too_long",
                    length + " characters",
                    SHORTEST + " to 1,000 characters",
                    "Choose a longer one; a few words in a row are easy to remember.")));
        }
        return inTurn(() -> PasswordHash.of(password, iterations).text());
    }

    /** Whether the password belongs to the stored hash. Takes as long when there is none, so that time tells nothing. */
    public boolean matches(String password, Optional<String> stored) {
        boolean usable = password != null && !password.isEmpty() && password.length() <= 2 * LONGEST;
        PasswordHash hash = PasswordHash.parse(stored.orElse(nobodys));
        boolean same = inTurn(() -> hash.matches(usable ? password : "-"));
        return same && usable && stored.isPresent();
    }

    /** Whether the stored hash was made with other parameters than today's. */
    public boolean outdated(String stored) {
        return PasswordHash.parse(stored).iterations() != iterations;
    }

    private <T> T inTurn(Supplier<T> work) {
        try {
            if (!places.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                throw busy();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw busy();
        }
        try {
            return work.get();
        } finally {
            places.release();
        }
    }

    private static TooSoon busy() {
        return new TooSoon("busy", "Many people are signing in right now.", Duration.ofSeconds(2));
    }
}
