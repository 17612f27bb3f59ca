package org.onward.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PackageDescriptionsTest {
    @Test
    void every_package_says_what_it_is_for() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            List<Path> folders = files.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .distinct()
                    .toList();
            assertThat(folders).isNotEmpty().allSatisfy(folder -> assertThat(folder.resolve("package-info.java"))
                    .exists());
        }
    }
}
