package org.onward.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.XAConnection;
import org.junit.jupiter.api.Test;
import org.postgresql.xa.PGXADataSource;

class StatementCountIT {
    @Test
    void statements_batches_and_commits_are_counted_once_each() throws SQLException {
        Path folder = Path.of("target", "embedded-postgres").toAbsolutePath();
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(folder, 0)) {
            XAConnection pooled =
                    CountedConnection.counting(dataSource(postgres).getXAConnection());
            try (Connection connection = pooled.getConnection()) {
                connection.setAutoCommit(false);
                StatementCount.restart();
                try (Statement plain = connection.createStatement()) {
                    plain.execute("create temporary table counted (n integer)");
                }
                try (PreparedStatement batch = connection.prepareStatement("insert into counted values (?)")) {
                    for (int n = 0; n < 10; n++) {
                        batch.setInt(1, n);
                        batch.addBatch();
                    }
                    batch.executeBatch();
                }
                connection.commit();
            } finally {
                pooled.close();
            }
        }
        assertThat(StatementCount.ofThisThread()).isEqualTo(new StatementCount(2, 1));
    }

    private static PGXADataSource dataSource(EmbeddedPostgres postgres) {
        PGXADataSource dataSource = new PGXADataSource();
        dataSource.setUrl(postgres.url());
        dataSource.setUser(EmbeddedPostgres.USER);
        dataSource.setPassword(postgres.password());
        return dataSource;
    }
}
