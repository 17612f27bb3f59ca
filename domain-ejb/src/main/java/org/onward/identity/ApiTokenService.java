package org.onward.identity;

import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import org.onward.audit.AuditTrail;
import org.onward.identity.secret.Secret;
import org.onward.problem.InvalidInput;
import org.onward.problem.LimitReached;

/** Tokens with which programs act for an account. */
@Stateless
public class ApiTokenService {
    private static final int MOST = 50;
    private static final int LONGEST_LABEL = 100;

    /**
     * A token that has just been made.
     *
     * @param token its record
     * @param secret what the program sends, known only now
     */
    public record Created(ApiToken token, String secret) {
        @Override
        public String toString() {
            return "Created[" + token.id() + "]";
        }
    }

    @Inject
    AccountRepository accounts;

    @Inject
    AuditTrail audit;

    @Inject
    Clock clock;

    /**
     * Makes a token.
     *
     * @param label what the person calls it, 1 to 100 characters
     * @throws LimitReached beyond 50 tokens
     */
    public Created create(UserId owner, String label) {
        String name = label == null ? "" : label.strip();
        int length = name.codePointCount(0, name.length());
        if (length == 0 || length > LONGEST_LABEL) {
            throw InvalidInput.of("name", name, "1 to 100 characters", "Name the program that will use the token.");
        }
        if (accounts.apiTokens(owner).size() >= MOST) {
            throw new LimitReached(
                    "too_many_tokens", "You have 50 API tokens already.", "Revoke one you no longer use.");
        }
        String secret = ApiToken.PREFIX + Secret.random();
        ApiToken token = new ApiToken(owner, name, secret, clock.instant());
        accounts.add(token);
        audit.append(
                owner.value(), owner.value(), "api_token_created", token.id().toString());
        return new Created(token, secret);
    }

    /** The account's tokens that still work, oldest first. */
    public List<ApiToken> list(UserId owner) {
        return accounts.apiTokens(owner);
    }

    /** Ends a token at once. */
    public void revoke(UserId owner, UUID id) {
        accounts.requireApiToken(owner, id).revoke(clock.instant());
        accounts.tellAccessEnded(owner);
        audit.append(owner.value(), owner.value(), "api_token_revoked", id.toString());
    }
}
