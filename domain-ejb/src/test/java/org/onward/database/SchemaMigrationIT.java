package org.onward.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

class SchemaMigrationIT {
    @Test
    void several_nodes_that_start_together_end_on_the_same_version() {
        Path folder = Path.of("target", "schema-migration").toAbsolutePath();
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(folder, 0)) {
            DataSource dataSource = dataSource(postgres);

            var nodes = Stream.generate(() -> CompletableFuture.supplyAsync(() -> SchemaMigration.migrate(dataSource)))
                    .limit(4)
                    .toList();

            assertThat(nodes.stream().map(CompletableFuture::join)).containsOnly(newest());
        }
    }

    @Test
    void a_schema_newer_than_the_build_is_refused() throws SQLException {
        Path folder = Path.of("target", "schema-migration").toAbsolutePath();
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(folder, 0)) {
            DataSource dataSource = dataSource(postgres);
            SchemaMigration.migrate(dataSource);
            execute(
                    dataSource,
                    "insert into flyway_schema_history (installed_rank, version, description, type, script, installed_by,"
                            + " execution_time, success) values (9999, '9999', 'later', 'SQL', 'V9999__later.sql', 'x', 1, true)");

            assertThatThrownBy(() -> SchemaMigration.migrate(dataSource))
                    .isInstanceOf(CannotStart.class)
                    .hasMessageContaining("9999");

            execute(dataSource, "delete from flyway_schema_history where version = '9999'");
        }
    }

    private static void execute(DataSource dataSource, String sql) throws SQLException {
        try (Connection connection = dataSource.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static DataSource dataSource(EmbeddedPostgres postgres) {
        PGSimpleDataSource dataSource = new PGSimpleDataSource();
        dataSource.setUrl(postgres.url());
        dataSource.setUser(EmbeddedPostgres.USER);
        dataSource.setPassword(postgres.password());
        return dataSource;
    }

    private static String newest() {
        return SchemaMigration.SCRIPTS.stream()
                .reduce((earlier, later) -> later)
                .map(script -> script.substring(1, 4))
                .orElse("none");
    }
}
