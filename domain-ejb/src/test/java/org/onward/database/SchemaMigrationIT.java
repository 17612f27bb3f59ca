package org.onward.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

class SchemaMigrationIT {
    @Test
    void several_nodes_that_start_together_end_on_the_same_version() {
        Path folder = Path.of("target", "schema-migration").toAbsolutePath();
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(folder, 0)) {
            PGSimpleDataSource dataSource = new PGSimpleDataSource();
            dataSource.setUrl(postgres.url());
            dataSource.setUser(EmbeddedPostgres.USER);
            dataSource.setPassword(postgres.password());

            var nodes = Stream.generate(() -> CompletableFuture.supplyAsync(() -> SchemaMigration.migrate(dataSource)))
                    .limit(4)
                    .toList();

            assertThat(nodes.stream().map(CompletableFuture::join)).containsOnly(newest());
        }
    }

    private static String newest() {
        return SchemaMigration.SCRIPTS.stream()
                .reduce((earlier, later) -> later)
                .map(script -> script.substring(1, 4))
                .orElse("none");
    }
}
