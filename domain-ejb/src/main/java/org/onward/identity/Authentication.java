package org.onward.identity;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.onward.identity.secret.Secret;
import org.onward.problem.Unavailable;

/**
 * Recognises the sender of a request by one SELECT outside any transaction. Plain JDBC, because every request pays for
 * it. When the sender was last seen is written at most every five minutes.
 */
@ApplicationScoped
public class Authentication {
    private static final Duration SEEN_EVERY = Duration.ofMinutes(5);

    private static final String BY_SESSION = "select s.id, s.csrf_token, s.last_seen_at, a.id, a.name, a.zone, a.roles"
            + " from session s join account a on a.id = s.account_id"
            + " where s.token_hash = ? and s.expires_at > ? and s.last_seen_at > ? and a.disabled_at is null";
    private static final String BY_API_TOKEN = "select t.id, '', t.last_used_at, a.id, a.name, a.zone, a.roles"
            + " from api_token t join account a on a.id = t.account_id"
            + " where t.token_hash = ? and t.revoked_at is null and a.disabled_at is null";
    private static final String SESSION_SEEN = "update session set last_seen_at = ? where id = ? and last_seen_at < ?";
    private static final String API_TOKEN_USED =
            "update api_token set last_used_at = ? where id = ? and (last_used_at is null or last_used_at < ?)";

    @Resource(lookup = "java:app/jdbc/onward")
    DataSource dataSource;

    @Inject
    Clock clock;

    @Inject
    SessionSettings settings;

    /** Who holds this session; empty when it never was, has ended, or the account is disabled. */
    public Optional<Authenticated> bySession(String token) {
        Instant now = clock.instant();
        return find(
                BY_SESSION, SESSION_SEEN, token, now, Timestamp.from(now), Timestamp.from(now.minus(settings.idle())));
    }

    /** Whom this API token acts for; empty when it never was, is revoked, or the account is disabled. */
    public Optional<Authenticated> byApiToken(String token) {
        return find(BY_API_TOKEN, API_TOKEN_USED, token, clock.instant());
    }

    private Optional<Authenticated> find(String select, String seen, String token, Instant now, Timestamp... limits) {
        try (Connection connection = dataSource.getConnection();
                PreparedStatement statement = connection.prepareStatement(select)) {
            statement.setBytes(1, Secret.digest(token));
            for (int i = 0; i < limits.length; i++) {
                statement.setTimestamp(i + 2, limits[i]);
            }
            try (ResultSet row = statement.executeQuery()) {
                if (!row.next()) {
                    return Optional.empty();
                }
                Authenticated found = read(row);
                Timestamp last = row.getTimestamp(3);
                if (last == null || last.toInstant().isBefore(now.minus(SEEN_EVERY))) {
                    remember(connection, seen, found.credential(), now);
                }
                return Optional.of(found);
            }
        } catch (SQLException e) {
            throw new Unavailable(e);
        }
    }

    private static Authenticated read(ResultSet row) throws SQLException {
        UserId user = new UserId(row.getObject(4, UUID.class));
        Caller caller = new Caller(user, ZoneId.of(row.getString(6)), RolesColumn.read(row.getString(7)));
        return new Authenticated(caller, row.getString(5), row.getObject(1, UUID.class), row.getString(2));
    }

    private static void remember(Connection connection, String seen, UUID credential, Instant now) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(seen)) {
            statement.setTimestamp(1, Timestamp.from(now));
            statement.setObject(2, credential);
            statement.setTimestamp(3, Timestamp.from(now.minus(SEEN_EVERY)));
            statement.executeUpdate();
        }
    }
}
