package org.onward.identity;

import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.onward.identity.secret.PasswordHashing;
import org.onward.identity.throttle.LoginThrottleService;
import org.onward.problem.InvalidInput;
import org.onward.problem.NotSignedIn;

/**
 * Everything that involves a password: the first account, joining, logging in, a new password. Runs outside transactions
 * and leaves each write to {@link AccountService}, because nothing may wait for a password hash while it holds a
 * database connection.
 */
@Stateless
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class IdentityService {
    @Inject
    AccountService accounts;

    @Inject
    LoginThrottleService throttle;

    @Inject
    PasswordHashing passwords;

    /** Makes the first account, with every role, and signs it in. */
    public SignedIn setUp(NewAccount wanted) {
        return open(OneTimeLink.Kind.SETUP, wanted);
    }

    /** Makes the account that an operator's invitation allows, and signs it in. */
    public SignedIn join(NewAccount wanted) {
        return open(OneTimeLink.Kind.JOIN, wanted);
    }

    private SignedIn open(OneTimeLink.Kind kind, NewAccount wanted) {
        AccountName name = AccountName.of(wanted.name());
        ZoneId zone = ZoneName.read(wanted.zone());
        accounts.requireUsable(kind, wanted.link(), name);
        String hash = passwords.hash("password", wanted.password());
        return accounts.open(kind, wanted.link(), name, hash, zone);
    }

    /**
     * Begins a session. Unknown name, wrong password and disabled account answer alike, and after the same time.
     *
     * @param address where the request came from, for the throttle
     * @param previous the session that came with the request, which ends
     * @throws NotSignedIn when name and password do not belong together
     */
    public SignedIn logIn(String name, String password, String address, Optional<Authenticated> previous) {
        String key = AccountName.keyOf(name);
        throttle.admit(key, address);
        Optional<Account> account = accounts.byName(key);
        if (!passwords.matches(password, account.map(Account::passwordHash))) {
            accounts.noteFailedLogIn(account, address);
            throw NotSignedIn.wrongNameOrPassword();
        }
        throttle.succeeded(key, address);
        Account owner = account.orElseThrow();
        Optional<String> rehashed = passwords.outdated(owner.passwordHash())
                ? Optional.of(passwords.hash("password", password))
                : Optional.empty();
        return accounts.signIn(owner.id(), rehashed, previous);
    }

    /** Replaces the password and ends every other session of the account. API tokens stay. */
    public void changePassword(Authenticated who, String current, String wanted, String address) {
        String key = AccountName.keyOf(who.name());
        throttle.admit(key, address);
        Account account = accounts.byName(key).orElseThrow(NotSignedIn::nobody);
        if (!passwords.matches(current, Optional.of(account.passwordHash()))) {
            throw new InvalidInput(List.of(new InvalidInput.Issue(
                    "current", "wrong_password", "", "your present password", "Type the password you sign in with.")));
        }
        throttle.succeeded(key, address);
        accounts.changePassword(who, passwords.hash("password", wanted));
    }
}
