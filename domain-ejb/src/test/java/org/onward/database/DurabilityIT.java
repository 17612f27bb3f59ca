package org.onward.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

class DurabilityIT {
    @Test
    void our_own_database_keeps_what_it_commits() throws SQLException {
        try (Connection connection = TestDatabase.plain().getConnection()) {
            assertThat(Durability.problem(connection)).isEmpty();
        }
    }

    @Test
    void a_database_that_may_lose_commits_is_told_so_while_it_runs() throws SQLException {
        try (Connection connection = TestDatabase.plain().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("set synchronous_commit = off");
            assertThat(Durability.problem(connection))
                    .hasValueSatisfying(problem ->
                            assertThat(problem).contains("synchronous_commit").endsWith("set it to on."));
        }
    }
}
