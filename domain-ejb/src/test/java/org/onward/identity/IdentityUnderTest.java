package org.onward.identity;

import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.onward.audit.AuditTrailUnderTest;
import org.onward.database.TestDatabase;
import org.onward.identity.secret.PasswordHashing;
import org.onward.identity.throttle.LoginThrottleUnderTest;
import org.onward.time.TestClock;

/** The identity services wired by hand to the test database, with a clock that tests move. One thread, one instance. */
final class IdentityUnderTest {
    static final String PASSWORD = "a long enough one";
    private static final PasswordHashing PASSWORDS = new PasswordHashing(210_000, 2);

    final TestClock clock = new TestClock();
    final EntityManager em = TestDatabase.entityManager();
    final AccountService accounts = new AccountService();
    final ApiTokenService tokens = new ApiTokenService();
    final IdentityService identity = new IdentityService();
    final Authentication authentication = new Authentication();

    IdentityUnderTest() {
        accounts.accounts = new AccountRepository();
        accounts.accounts.em = em;
        accounts.audit = AuditTrailUnderTest.of(em, clock);
        accounts.clock = clock;
        accounts.settings = new SessionSettings(Duration.ofDays(30), Duration.ofDays(90));
        tokens.accounts = accounts.accounts;
        tokens.audit = accounts.audit;
        tokens.clock = clock;
        identity.accounts = accounts;
        identity.passwords = PASSWORDS;
        identity.throttle = LoginThrottleUnderTest.of(em, clock);
        authentication.clock = clock;
        authentication.dataSource = TestDatabase.plain();
        authentication.settings = accounts.settings;
    }

    <T> T transaction(Callable<T> work) throws Exception {
        return TestDatabase.inTransaction(em, work);
    }

    /** A new person with a name nobody else has. */
    Authenticated somebody() throws Exception {
        return authentication
                .bySession(join(newName(), Set.of(Role.USER)).token())
                .orElseThrow();
    }

    SignedIn join(String name, Set<Role> roles) throws Exception {
        String link = invite(roles);
        return transaction(() -> identity.join(new NewAccount(link, name, PASSWORD, "Europe/Paris")));
    }

    String invite(Set<Role> roles) throws Exception {
        return transaction(() -> accounts.invite(operator(), roles).token());
    }

    SignedIn logIn(String name, String password) throws Exception {
        return transaction(() -> identity.logIn(name, password, "192.0.2.1", Optional.empty()));
    }

    static String newName() {
        return "person " + UUID.randomUUID();
    }

    /** An account that no test signs in with, to invite the others. */
    private UserId operator() {
        Account inviter = new Account(
                AccountName.of(newName()),
                "nobody signs in",
                java.time.ZoneOffset.UTC,
                EnumSet.allOf(Role.class),
                false,
                clock.instant());
        em.persist(inviter);
        em.flush();
        return inviter.id();
    }
}
