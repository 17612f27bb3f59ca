package org.onward.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;

/** Whether a database keeps what it says it has committed, and can commit in two phases. */
final class Durability {
    private static final List<String> NEEDED = List.of("fsync", "full_page_writes", "synchronous_commit");

    private Durability() {}

    /** One sentence for an operator, what is wrong and what to do; empty when the database is fit for Onward. */
    static Optional<String> problem(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String setting : NEEDED) {
                if ("off".equals(show(statement, setting))) {
                    return Optional.of("PostgreSQL runs with " + setting
                            + "=off and could lose what people told Onward: set it to on.");
                }
            }
            return "0".equals(show(statement, "max_prepared_transactions"))
                    ? Optional.of("PostgreSQL runs with max_prepared_transactions=0, but Onward commits in two phases:"
                            + " set it to at least 60 and restart PostgreSQL.")
                    : Optional.empty();
        }
    }

    private static String show(Statement statement, String setting) throws SQLException {
        try (ResultSet rows = statement.executeQuery("show " + setting)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
