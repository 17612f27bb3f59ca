package org.onward.web.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What README, CONTRIBUTING and docs/ name exists: a document that lags behind is worse than none. */
class DocumentsTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(?:#[^)]*)?\\)");
    private static final Pattern PATH =
            Pattern.compile("`((?:rules|domain-ejb|web-war|batch|ear|docs|scripts|\\.ci)/[\\w./-]+)`");
    private static final Pattern TABLE = Pattern.compile("`tables/([\\w-]+\\.csv)`");
    private static final Pattern TEST = Pattern.compile("`(?:[a-z.]+\\.)?([A-Z]\\w*(?:Test|IT))`");
    private static final Pattern JAVA_NAME = Pattern.compile("`(org\\.onward(?:\\.[a-z]+)+(?:\\.[A-Z]\\w*)?)`");

    private static List<Path> documents;
    private static Set<String> sources;

    @BeforeAll
    static void read_the_tree() throws IOException {
        try (Stream<Path> markdown = Files.walk(ROOT.resolve("docs"))) {
            documents = Stream.concat(Stream.of(ROOT.resolve("README.md"), ROOT.resolve("CONTRIBUTING.md")), markdown)
                    .filter(file -> file.toString().endsWith(".md"))
                    .toList();
        }
        sources = new TreeSet<>();
        for (String module : List.of("rules", "domain-ejb", "web-war", "batch", "ear")) {
            Path src = ROOT.resolve(module).resolve("src");
            if (Files.exists(src)) {
                try (Stream<Path> files = Files.walk(src)) {
                    files.map(file -> file.toString().replace('\\', '/')).forEach(sources::add);
                }
            }
        }
    }

    @Test
    void every_link_leads_somewhere() throws IOException {
        for (Path document : documents) {
            assertThat(named(LINK, document))
                    .as(document.toString())
                    .allMatch(link -> Files.exists(document.resolveSibling(link)));
        }
    }

    @Test
    void every_path_exists() throws IOException {
        for (Path document : documents) {
            assertThat(named(PATH, document))
                    .as(document.toString())
                    .allMatch(path -> path.contains("/target/") || Files.exists(ROOT.resolve(path)));
        }
    }

    @Test
    void every_table_exists() throws IOException {
        for (Path document : documents) {
            assertThat(named(TABLE, document))
                    .as(document.toString())
                    .allMatch(table -> sourceEndsWith("/tables/" + table));
        }
    }

    @Test
    void every_test_exists() throws IOException {
        for (Path document : documents) {
            assertThat(named(TEST, document))
                    .as(document.toString())
                    .allMatch(test -> sourceEndsWith("/" + test + ".java"));
        }
    }

    @Test
    void every_package_and_class_exists() throws IOException {
        for (Path document : documents) {
            assertThat(named(JAVA_NAME, document))
                    .as(document.toString())
                    .allMatch(name -> sourceEndsWith("/" + name.replace('.', '/') + ".java")
                            || sourceEndsWith("/" + name.replace('.', '/')));
        }
    }

    private static boolean sourceEndsWith(String end) {
        return sources.stream().anyMatch(source -> source.endsWith(end));
    }

    private static Set<String> named(Pattern pattern, Path document) throws IOException {
        return pattern.matcher(Files.readString(document))
                .results()
                .map(MatchResult::group)
                .map(found -> pattern.matcher(found).replaceFirst("$1"))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
