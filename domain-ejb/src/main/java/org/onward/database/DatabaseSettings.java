package org.onward.database;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;

/**
 * What the operator configured about the database (docs/operations.md).
 *
 * @param url a JDBC URL of an own PostgreSQL; empty: the embedded PostgreSQL is used
 * @param user the user at {@code url}
 * @param password the user's password
 * @param dataFolder where the embedded PostgreSQL keeps its data
 * @param embeddedPort the embedded PostgreSQL's port on the loopback interface; 0: any free one
 * @param countStatements whether statements and commits are counted for each request
 */
record DatabaseSettings(
        Optional<String> url,
        Optional<String> user,
        Optional<String> password,
        Path dataFolder,
        int embeddedPort,
        boolean countStatements) {

    static DatabaseSettings from(Config config) {
        return new DatabaseSettings(
                config.getOptionalValue("onward.db.url", String.class),
                config.getOptionalValue("onward.db.user", String.class),
                config.getOptionalValue("onward.db.password", String.class),
                config.getOptionalValue("onward.data", String.class)
                        .map(Path::of)
                        .orElseGet(() -> Path.of(System.getProperty("user.home"), ".onward"))
                        .toAbsolutePath()
                        .normalize(),
                config.getOptionalValue("onward.db.port", Integer.class).orElse(0),
                config.getOptionalValue("onward.db.count-statements", Boolean.class)
                        .orElse(false));
    }
}
