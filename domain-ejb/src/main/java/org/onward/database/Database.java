package org.onward.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.XAConnection;
import org.eclipse.microprofile.config.ConfigProvider;
import org.postgresql.ds.PGSimpleDataSource;
import org.postgresql.xa.PGXADataSource;

/**
 * The database of the running application: opened and migrated at the first connection anyone asks for, so that nothing
 * can see a table before its migration; closed, together with an embedded PostgreSQL, when the application stops.
 */
final class Database implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Database.class.getName());
    private static Database running;
    private static CannotStart refusal;

    private final DatabaseSettings settings;
    private final Optional<EmbeddedPostgres> embedded;
    private final PGXADataSource connections;
    private final String schemaVersion;

    private Database(DatabaseSettings settings) {
        this.settings = settings;
        this.embedded = settings.url().isPresent()
                ? Optional.empty()
                : Optional.of(EmbeddedPostgres.start(settings.dataFolder(), settings.embeddedPort()));
        try {
            PGSimpleDataSource plain = new PGSimpleDataSource();
            plain.setUrl(url());
            plain.setUser(user());
            plain.setPassword(password());
            demandDurability(plain);
            schemaVersion = SchemaMigration.migrate(plain);
            connections = new PGXADataSource();
            connections.setUrl(url());
            connections.setUser(user());
            connections.setPassword(password());
            // EclipseLink binds a null reference as a varchar, which PostgreSQL will not store as a uuid; untyped it
            // will.
            connections.setStringType("unspecified");
        } catch (RuntimeException e) {
            close();
            throw e;
        }
        LOG.log(
                System.Logger.Level.INFO,
                "Database ready: {0}, schema version {1}",
                embedded.isPresent() ? "embedded PostgreSQL in " + settings.dataFolder() : "configured PostgreSQL",
                schemaVersion);
    }

    /**
     * Opens the database at the first call; every later call answers the same one until {@link #stop}. Who calls first depends
     * on the server: its connection pool, the persistence unit or {@link DatabaseStartup}. So the reason for a refusal is
     * told here, once, and later calls are refused with it without another try.
     *
     * @throws CannotStart when there is no usable database
     */
    static synchronized Database running() {
        if (refusal != null) {
            throw refusal;
        }
        if (running == null) {
            try {
                running = new Database(DatabaseSettings.from(ConfigProvider.getConfig()));
            } catch (CannotStart e) {
                LOG.log(System.Logger.Level.ERROR, "Onward cannot start. {0}", e.getMessage());
                refusal = e;
                throw e;
            }
        }
        return running;
    }

    static synchronized void stop() {
        if (running != null) {
            running.close();
            running = null;
        }
    }

    /** A connection outside every pool and transaction; whoever opens it closes it. */
    Connection ownConnection() throws SQLException {
        return connections.getConnection();
    }

    XAConnection xaConnection(String applicationName) throws SQLException {
        connections.setApplicationName(applicationName);
        XAConnection connection = connections.getXAConnection();
        return settings.countStatements() ? CountedConnection.counting(connection) : connection;
    }

    boolean countsStatements() {
        return settings.countStatements();
    }

    String schemaVersion() {
        return schemaVersion;
    }

    @Override
    public void close() {
        embedded.ifPresent(EmbeddedPostgres::close);
    }

    private String url() {
        return settings.url().orElseGet(() -> embedded.orElseThrow().url());
    }

    private String user() {
        return embedded.isPresent() ? EmbeddedPostgres.USER : settings.user().orElse(null);
    }

    private String password() {
        return embedded.map(EmbeddedPostgres::password).or(settings::password).orElse(null);
    }

    private static void demandDurability(PGSimpleDataSource dataSource) {
        try (Connection connection = dataSource.getConnection()) {
            Durability.problem(connection).ifPresent(problem -> {
                throw new CannotStart(problem);
            });
        } catch (SQLException e) {
            throw new CannotStart(
                    "The database does not answer (" + e.getMessage() + "): check ONWARD_DB_URL, ONWARD_DB_USER and"
                            + " ONWARD_DB_PASSWORD.",
                    e);
        }
    }
}
