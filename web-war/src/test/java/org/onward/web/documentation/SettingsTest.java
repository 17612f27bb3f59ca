package org.onward.web.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/operations.md names every setting the code reads, and none that it does not. */
class SettingsTest {
    private static final Pattern READ =
            Pattern.compile("(?:name = |getOptionalValue\\(|getValue\\()\"(onward\\.[a-z.-]+)\"");
    private static final Pattern DOCUMENTED =
            Pattern.compile("^\\| `(onward\\.[a-z.-]+)` \\| .+ \\| .+ \\|$", Pattern.MULTILINE);
    private static final Path ROOT = Path.of("..");

    @Test
    void every_setting_has_a_row_with_name_default_and_description() throws IOException {
        Set<String> read = new TreeSet<>();
        for (String module : new String[] {"rules", "domain-ejb", "batch", "web-war"}) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .forEach(file -> read.addAll(matches(READ, text(file))));
            }
        }
        assertThat(matches(DOCUMENTED, text(ROOT.resolve("docs/operations.md"))))
                .isNotEmpty()
                .containsExactlyElementsOf(read);
    }

    private static Set<String> matches(Pattern pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
