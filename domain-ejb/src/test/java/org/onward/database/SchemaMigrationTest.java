package org.onward.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SchemaMigrationTest {
    @Test
    void the_list_of_scripts_names_exactly_the_files_that_are_there() throws IOException {
        assertThat(SchemaMigration.SCRIPTS).containsExactlyElementsOf(files());
    }

    @Test
    void no_two_scripts_share_a_version() {
        assertThat(SchemaMigration.SCRIPTS)
                .allMatch(script -> script.matches("V\\d{3}__[a-z_]+\\.sql"))
                .extracting(script -> script.substring(0, 4))
                .doesNotHaveDuplicates();
    }

    private static List<String> files() throws IOException {
        Path folder = Path.of("src/main/resources", SchemaMigration.FOLDER);
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
