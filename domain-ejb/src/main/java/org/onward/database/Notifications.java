package org.onward.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * PostgreSQL's notifications on some channels, over a connection of their own: what any node commits, every node hears, without
 * asking in a loop. Notifications sent while the connection was down are lost; whoever reconnects has to catch up.
 */
public final class Notifications implements AutoCloseable {
    /**
     * One notification.
     *
     * @param channel where it was sent
     * @param payload what was sent
     */
    public record Notification(String channel, String payload) {}

    /** The connection could not be made or went away; whoever wants to hear more listens anew and catches up. */
    public static final class Lost extends Exception {
        private static final long serialVersionUID = 1L;

        private Lost(SQLException cause) {
            super(cause.getMessage(), cause);
        }
    }

    private final Connection connection;

    private Notifications(Connection connection) {
        this.connection = connection;
    }

    /**
     * Starts to listen.
     *
     * @param channels lower-case identifiers
     */
    public static Notifications on(String... channels) throws Lost {
        for (String channel : channels) {
            if (!channel.matches("[a-z_]{1,40}")) {
                throw new IllegalArgumentException("A channel is a lower-case identifier");
            }
        }
        try {
            return listening(Database.running().ownConnection(), channels);
        } catch (SQLException e) {
            throw new Lost(e);
        }
    }

    private static Notifications listening(Connection connection, String... channels) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String channel : channels) {
                statement.execute("listen " + channel);
            }
            return new Notifications(connection);
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    /** Waits until something arrives, at most the given milliseconds; in order of arrival, empty when nothing did. */
    public List<Notification> await(int milliseconds) throws Lost {
        return Arrays.stream(arrivals(milliseconds))
                .map(arrival -> new Notification(arrival.getName(), arrival.getParameter()))
                .toList();
    }

    private PGNotification[] arrivals(int milliseconds) throws Lost {
        try {
            PGNotification[] arrived = connection.unwrap(PGConnection.class).getNotifications(milliseconds);
            return Optional.ofNullable(arrived).orElse(new PGNotification[0]);
        } catch (SQLException e) {
            throw new Lost(e);
        }
    }

    @Override
    public void close() throws Lost {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new Lost(e);
        }
    }
}
