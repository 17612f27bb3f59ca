package org.onward.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** What the page's sources promise without a browser: nothing missing, nothing heavy, nothing that turns text into markup. */
class PageSourcesTest {

    private static final Path PAGE = Path.of("src", "main", "webapp");
    private static final Pattern LIBRARY = Pattern.compile("'\\.\\./((?:webjars|_static)/[^']+)'");
    private static final int MOST_SCRIPT_BYTES = 60_000;

    @Test
    void every_module_is_named_in_the_page_so_that_all_load_side_by_side() throws IOException {
        String index = Files.readString(PAGE.resolve("index.html"));
        List<String> missing = modules()
                .map(module -> PAGE.relativize(module).toString())
                .filter(name -> !index.contains("\"" + name + "\""))
                .toList();
        List<String> named = Pattern.compile("modulepreload\" href=\"(app/[^\"]+)\"")
                .matcher(index)
                .results()
                .map(result -> result.group(1))
                .filter(name -> !Files.exists(PAGE.resolve(name)))
                .toList();

        assertThat(missing).isEmpty();
        assertThat(named).as("named but not there").isEmpty();
    }

    @Test
    void the_libraries_named_in_the_page_are_the_versions_of_the_build() throws IOException {
        assertThat(libraries()).isNotEmpty().allSatisfy(name -> {
            assertThat(library(name)).as(name).isNotNull();
            assertThat(Files.readString(PAGE.resolve("index.html"))).contains("\"" + name + "\"");
        });
    }

    @Test
    void all_script_together_stays_small() throws IOException {
        int total = 0;
        for (Path module : modules().toList()) {
            total += zipped(Files.readAllBytes(module));
        }
        for (String name : libraries()) {
            try (InputStream content = library(name)) {
                total += zipped(content.readAllBytes());
            }
        }
        assertThat(total).isLessThan(MOST_SCRIPT_BYTES);
    }

    @Test
    void text_never_becomes_markup_or_code() throws IOException {
        assertThat(modules()).allSatisfy(module -> assertThat(Files.readString(module))
                .doesNotContain(
                        "innerHTML",
                        "outerHTML",
                        "insertAdjacentHTML",
                        "document.write",
                        "eval(",
                        "new Function",
                        "DOMParser"));
    }

    @Test
    void the_page_itself_carries_no_script_and_no_style() throws IOException {
        String index = Files.readString(PAGE.resolve("index.html"));
        assertThat(index).doesNotContain("<style", " style=", "onclick=", "onload=");
        assertThat(Pattern.compile("<script(?![^>]*\\ssrc=)").matcher(index).find())
                .isFalse();
    }

    @Test
    void what_the_page_says_is_short_and_kind() throws IOException {
        Matcher texts = Pattern.compile("'((?:[^'\\\\]|\\\\.)*)'|\"([^\"]*)\"|`([^`]*)`")
                .matcher(Files.readString(PAGE.resolve("app").resolve("words.js")));
        List<String> said = texts.results()
                .map(text -> Stream.of(1, 2, 3)
                        .map(text::group)
                        .filter(found -> found != null)
                        .findFirst()
                        .orElseThrow())
                .toList();

        assertThat(said).hasSizeGreaterThan(50).allSatisfy(text -> assertThat(text)
                .doesNotContain("!")
                .doesNotContainIgnoringCase("failed", "invalid", "you forgot", "overdue", "error", "please", "sorry")
                .hasSizeLessThan(140));
    }

    private static Stream<Path> modules() throws IOException {
        return Files.walk(PAGE).filter(file -> file.toString().endsWith(".js"));
    }

    private static List<String> libraries() throws IOException {
        return LIBRARY.matcher(Files.readString(PAGE.resolve("app").resolve("ui.js")))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static InputStream library(String name) {
        return PageSourcesTest.class.getClassLoader().getResourceAsStream("META-INF/resources/" + name);
    }

    private static int zipped(byte[] content) {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(zipped)) {
            gzip.write(content);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return zipped.size();
    }
}
