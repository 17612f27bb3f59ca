package org.onward.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.onward.identity.IdentityUnderTest.PASSWORD;
import static org.onward.identity.IdentityUnderTest.newName;

import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.onward.database.TestDatabase;
import org.onward.problem.Conflict;
import org.onward.problem.InvalidInput;
import org.onward.problem.NotFound;
import org.onward.problem.NotSignedIn;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

class IdentityServiceIT {
    private final IdentityUnderTest onward = new IdentityUnderTest();

    @Test
    void an_invited_person_joins_with_the_invited_roles_and_is_signed_in() throws Exception {
        SignedIn joined = onward.join(newName(), Set.of(Role.ANALYST));

        Caller caller =
                onward.authentication.bySession(joined.token()).orElseThrow().caller();
        assertThat(caller.roles()).containsExactlyInAnyOrder(Role.USER, Role.ANALYST);
        assertThat(caller.zone().getId()).isEqualTo("Europe/Paris");
    }

    @Test
    void an_invitation_works_once() throws Exception {
        String link = onward.invite(Set.of());
        onward.transaction(() -> onward.identity.join(new NewAccount(link, newName(), PASSWORD, null)));

        assertThatThrownBy(() ->
                        onward.transaction(() -> onward.identity.join(new NewAccount(link, newName(), PASSWORD, null))))
                .isInstanceOf(InvalidInput.class);
    }

    @Test
    void an_invitation_ends_after_seven_days() throws Exception {
        String link = onward.invite(Set.of());
        onward.clock.advance(Duration.ofDays(7));

        assertThatThrownBy(() ->
                        onward.transaction(() -> onward.identity.join(new NewAccount(link, newName(), PASSWORD, null))))
                .isInstanceOf(InvalidInput.class);
    }

    @Test
    void an_invitation_is_no_set_up_link() throws Exception {
        String link = onward.invite(Set.of());

        assertThatThrownBy(() -> onward.transaction(
                        () -> onward.identity.setUp(new NewAccount(link, newName(), PASSWORD, null))))
                .isInstanceOf(InvalidInput.class);
    }

    @Test
    void names_differing_in_case_or_width_are_one_name() throws Exception {
        String name = newName();
        onward.join(name, Set.of());
        String link = onward.invite(Set.of());

        assertThatThrownBy(() -> onward.transaction(
                        () -> onward.identity.join(new NewAccount(link, name.toUpperCase(), PASSWORD, null))))
                .isInstanceOf(Conflict.class);
        assertThat(onward.logIn("  " + name.replace('p', 'Ｐ'), PASSWORD).name()).isEqualTo(name);
    }

    @Test
    void the_wrong_password_and_an_unknown_name_are_refused_alike() throws Exception {
        String name = newName();
        onward.join(name, Set.of());

        assertThatThrownBy(() -> onward.logIn(name, "not the password"))
                .isInstanceOf(NotSignedIn.class)
                .hasMessage(NotSignedIn.wrongNameOrPassword().getMessage());
        assertThatThrownBy(() -> onward.logIn(newName(), PASSWORD))
                .isInstanceOf(NotSignedIn.class)
                .hasMessage(NotSignedIn.wrongNameOrPassword().getMessage());
    }

    @Test
    void a_failed_log_in_is_noted_for_known_and_unknown_names() throws Exception {
        String name = newName();
        onward.join(name, Set.of());
        Optional<Account> known = onward.accounts.byName(AccountName.keyOf(name));

        onward.transaction(() -> {
            onward.accounts.noteFailedLogIn(known, "192.0.2.7");
            onward.accounts.noteFailedLogIn(Optional.empty(), "192.0.2.7");
            return null;
        });

        assertThat(onward.accounts.audit.before(Long.MAX_VALUE, 2))
                .allSatisfy(entry -> assertThat(entry.action()).isEqualTo("log_in_failed"))
                .extracting(entry -> entry.owner().isPresent())
                .containsExactly(false, true);
    }

    @Test
    void before_the_first_account_there_is_a_set_up_link_and_afterwards_none() throws Exception {
        assertThat(onward.accounts.setUpNeeded())
                .isEqualTo(
                        onward.transaction(() -> onward.accounts.newSetUpLink()).isPresent());

        onward.join(newName(), Set.of());

        assertThat(onward.accounts.setUpNeeded()).isFalse();
        assertThat(onward.transaction(() -> onward.accounts.newSetUpLink())).isEmpty();
    }

    @Test
    void logging_in_again_ends_the_session_the_request_came_with() throws Exception {
        String name = newName();
        String first = onward.join(name, Set.of()).token();
        Optional<Authenticated> previous = onward.authentication.bySession(first);

        SignedIn second = onward.transaction(() -> onward.identity.logIn(name, PASSWORD, "192.0.2.1", previous));

        assertThat(onward.authentication.bySession(first)).isEmpty();
        assertThat(onward.authentication.bySession(second.token())).isPresent();
    }

    @Test
    void a_new_password_ends_the_other_sessions_and_keeps_this_one() throws Exception {
        String name = newName();
        String other = onward.join(name, Set.of()).token();
        String mine = onward.logIn(name, PASSWORD).token();
        Authenticated me = onward.authentication.bySession(mine).orElseThrow();

        onward.transaction(() -> {
            onward.identity.changePassword(me, PASSWORD, "another long one", "192.0.2.1");
            return null;
        });

        assertThat(onward.authentication.bySession(other)).isEmpty();
        assertThat(onward.authentication.bySession(mine)).isPresent();
        assertThat(onward.logIn(name, "another long one")).isNotNull();
    }

    @Test
    void every_node_hears_whose_sessions_and_tokens_have_ended() throws Exception {
        try (Connection node = TestDatabase.plain().getConnection();
                Statement listening = node.createStatement()) {
            listening.execute("listen " + AccountRepository.ACCESS_ENDED);
            UserId leaving = onward.somebody().caller().userId();
            UserId revoking = onward.somebody().caller().userId();
            ApiTokenService.Created token = onward.transaction(() -> onward.tokens.create(revoking, "a script"));

            onward.transaction(() -> {
                onward.accounts.logOutEverywhere(leaving);
                onward.tokens.revoke(revoking, token.token().id());
                return null;
            });

            assertThat(node.unwrap(PGConnection.class).getNotifications(5_000))
                    .extracting(PGNotification::getParameter)
                    .containsExactly(leaving.toString(), revoking.toString());
        }
    }

    @Test
    void a_new_password_needs_the_old_one() throws Exception {
        Authenticated me = onward.somebody();

        assertThatThrownBy(() -> onward.transaction(() -> {
                    onward.identity.changePassword(me, "guessed wrong", "another long one", "192.0.2.1");
                    return null;
                }))
                .isInstanceOf(InvalidInput.class);
    }

    @Test
    void logging_out_everywhere_ends_every_session_and_no_token() throws Exception {
        String name = newName();
        String one = onward.join(name, Set.of()).token();
        String two = onward.logIn(name, PASSWORD).token();
        UserId id = onward.authentication.bySession(one).orElseThrow().caller().userId();
        String secret =
                onward.transaction(() -> onward.tokens.create(id, "phone")).secret();

        onward.transaction(() -> {
            onward.accounts.logOutEverywhere(id);
            return null;
        });

        assertThat(onward.authentication.bySession(one)).isEmpty();
        assertThat(onward.authentication.bySession(two)).isEmpty();
        assertThat(onward.authentication.byApiToken(secret)).isPresent();
    }

    @Test
    void a_session_ends_after_thirty_unused_days_and_after_ninety_used_ones() throws Exception {
        String unused = onward.join(newName(), Set.of()).token();
        String used = onward.join(newName(), Set.of()).token();

        for (int day = 0; day < 89; day++) {
            onward.clock.advance(Duration.ofDays(1));
            assertThat(onward.authentication.bySession(used)).isPresent();
            assertThat(day < 29 || onward.authentication.bySession(unused).isEmpty())
                    .isTrue();
        }
        onward.clock.advance(Duration.ofDays(1));
        assertThat(onward.authentication.bySession(used)).isEmpty();
    }

    @Test
    void a_revoked_token_ends_at_once_and_nobody_else_can_revoke_it() throws Exception {
        UserId mine = onward.somebody().caller().userId();
        UserId other = onward.somebody().caller().userId();
        ApiTokenService.Created created = onward.transaction(() -> onward.tokens.create(mine, "phone"));
        UUID id = created.token().id();

        assertThatThrownBy(() -> revoke(other, id)).isInstanceOf(NotFound.class);
        assertThat(onward.authentication.byApiToken(created.secret())).isPresent();
        assertThat(onward.tokens.list(other)).isEmpty();

        revoke(mine, id);
        assertThat(onward.authentication.byApiToken(created.secret())).isEmpty();
        assertThatThrownBy(() -> revoke(mine, id)).isInstanceOf(NotFound.class);
    }

    @Test
    void a_token_is_no_session_and_a_session_no_token() throws Exception {
        SignedIn joined = onward.join(newName(), Set.of());
        UserId id = onward.authentication
                .bySession(joined.token())
                .orElseThrow()
                .caller()
                .userId();
        String secret =
                onward.transaction(() -> onward.tokens.create(id, "phone")).secret();

        assertThat(onward.authentication.bySession(secret)).isEmpty();
        assertThat(onward.authentication.byApiToken(joined.token())).isEmpty();
    }

    private void revoke(UserId owner, UUID id) throws Exception {
        onward.transaction(() -> {
            onward.tokens.revoke(owner, id);
            return null;
        });
    }
}
