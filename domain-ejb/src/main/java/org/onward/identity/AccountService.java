package org.onward.identity;

import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.onward.audit.AuditTrail;
import org.onward.identity.secret.Secret;
import org.onward.problem.Conflict;
import org.onward.problem.InvalidInput;

/** Accounts and their sessions; each method is one short transaction. Passwords come hashed: see {@link IdentityService}. */
@Stateless
public class AccountService {
    @Inject
    AccountRepository accounts;

    @Inject
    AuditTrail audit;

    @Inject
    Clock clock;

    @Inject
    SessionSettings settings;

    /** Whether nobody has an account yet, so that the set-up link is the way in. */
    public boolean setUpNeeded() {
        return accounts.none();
    }

    /** A fresh set-up link's secret; empty when there is an account. */
    public Optional<String> newSetUpLink() {
        if (!accounts.none()) {
            return Optional.empty();
        }
        String token = Secret.random();
        accounts.add(OneTimeLink.setUp(token, clock.instant()), Optional.empty());
        return Optional.of(token);
    }

    /** An invitation's secret and end. */
    public Invitation invite(UserId by, Set<Role> roles) {
        String token = Secret.random();
        OneTimeLink link = OneTimeLink.join(token, roles, clock.instant());
        accounts.add(link, Optional.of(by));
        note(by, "invitation_created", RolesColumn.text(roles));
        return new Invitation(token, roles, link.expiresAt());
    }

    /**
     * Checks cheaply, before the password is hashed, what {@link #open} will check again.
     *
     * @throws InvalidInput when the link is unknown, used or expired
     * @throws Conflict when the name is taken
     */
    public void requireUsable(OneTimeLink.Kind kind, String token, AccountName name) {
        requireLink(kind, token, clock.instant());
        requireFree(name);
    }

    /** Uses the link up, makes the account and begins its first session. */
    public SignedIn open(OneTimeLink.Kind kind, String token, AccountName name, String passwordHash, ZoneId zone) {
        Instant now = clock.instant();
        boolean founder = kind == OneTimeLink.Kind.SETUP;
        Set<Role> roles = requireLink(kind, token, now).roles();
        if (!accounts.useUp(kind, token, now)) {
            throw unusableLink();
        }
        requireFree(name);
        Account account = new Account(name, passwordHash, zone, roles, founder, now);
        accounts.add(account);
        accounts.flush();
        note(account.id(), founder ? "set_up" : "joined", RolesColumn.text(account.roles()));
        return begin(account, now);
    }

    /** The enabled account with this name. */
    public Optional<Account> byName(String nameKey) {
        return accounts.byName(nameKey).filter(Account::enabled);
    }

    /** Begins a session and ends the one the request came with: a session never changes hands. */
    public SignedIn signIn(UserId id, Optional<String> rehashed, Optional<Authenticated> previous) {
        Account account = accounts.require(id);
        rehashed.ifPresent(account::changePassword);
        previous.filter(Authenticated::bySession)
                .ifPresent(old -> accounts.endSession(old.caller().userId(), old.credential()));
        note(id, "logged_in", "");
        return begin(account, clock.instant());
    }

    public void noteFailedLogIn(Optional<Account> account, String address) {
        audit.append(account.map(known -> known.id().value()).orElse(null), null, "log_in_failed", address);
    }

    /** Stores the new hash and ends every other session. */
    public void changePassword(Authenticated who, String newHash) {
        UserId id = who.caller().userId();
        accounts.require(id).changePassword(newHash);
        accounts.endOtherSessions(id, who.credential());
        note(id, "password_changed", "");
        accounts.tellAccessEnded(id);
    }

    /** The person's wall clock follows another zone from now on. */
    public void changeZone(UserId id, ZoneId zone) {
        accounts.require(id).moveTo(zone);
        note(id, "zone_changed", zone.getId());
    }

    public void logOut(Authenticated who) {
        UserId id = who.caller().userId();
        accounts.endSession(id, who.credential());
        note(id, "logged_out", "");
        accounts.tellAccessEnded(id);
    }

    /** Ends every session of the account, this one included. API tokens stay. */
    public void logOutEverywhere(UserId id) {
        accounts.endSessions(id);
        note(id, "logged_out_everywhere", "");
        accounts.tellAccessEnded(id);
    }

    private SignedIn begin(Account account, Instant now) {
        String token = Secret.random();
        Session session = new Session(account.id(), token, now, settings.longest());
        accounts.add(session);
        return new SignedIn(token, session.csrfToken(), account.name(), account.zone(), account.roles());
    }

    private void note(UserId who, String action, String subject) {
        audit.append(who.value(), who.value(), action, subject);
    }

    private OneTimeLink requireLink(OneTimeLink.Kind kind, String token, Instant now) {
        if (token == null || (kind == OneTimeLink.Kind.SETUP && !accounts.none())) {
            throw unusableLink();
        }
        return accounts.usableLink(kind, token, now).orElseThrow(AccountService::unusableLink);
    }

    private void requireFree(AccountName name) {
        if (accounts.byName(name.key()).isPresent()) {
            throw new Conflict("name_taken", "Someone here already uses that name.", "Choose another name.");
        }
    }

    private static InvalidInput unusableLink() {
        return new InvalidInput(List.of(new InvalidInput.Issue(
                "token",
                "link_not_usable",
                "",
                "a link that is neither used nor expired",
                "Ask for a new link; before the first account, restart Onward to get one.")));
    }
}
