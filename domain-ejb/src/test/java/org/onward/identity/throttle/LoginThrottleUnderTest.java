package org.onward.identity.throttle;

import jakarta.persistence.EntityManager;
import java.time.Clock;

/** Wires a throttle by hand. */
public final class LoginThrottleUnderTest {
    private LoginThrottleUnderTest() {}

    public static LoginThrottleService of(EntityManager em, Clock clock) {
        LoginThrottleService throttle = new LoginThrottleService();
        throttle.em = em;
        throttle.clock = clock;
        return throttle;
    }
}
