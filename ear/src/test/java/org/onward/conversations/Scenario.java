package org.onward.conversations;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One conversation of a file.
 *
 * @param proves sections of the spec such as {@code 4.7}, or a past defect such as {@code defect 12}
 * @param title what it shows, as a sentence
 * @param lines what happens, line by line
 */
record Scenario(Path file, int line, List<String> proves, String title, List<Line> lines) {
    private static final Pattern HEADING = Pattern.compile("## ([^:]+): (.+)");

    /** A line of the file, without blanks at its ends. */
    record Line(int number, String text) {}

    /** All conversations below a folder, file by file, in order. */
    static List<Scenario> in(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .flatMap(file -> read(file).stream())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Scenario> read(Path file) {
        List<String> texts;
        try {
            texts = Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<Scenario> scenarios = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            String text = texts.get(i).strip();
            if (text.startsWith("## ")) {
                scenarios.add(headed(file, i + 1, text));
            } else if (!text.isEmpty() && !text.startsWith("#")) {
                if (scenarios.isEmpty()) {
                    throw new IllegalArgumentException(file + ":" + (i + 1) + " stands before the first heading");
                }
                scenarios.get(scenarios.size() - 1).lines.add(new Line(i + 1, text));
            }
        }
        return scenarios;
    }

    private static Scenario headed(Path file, int number, String text) {
        Matcher heading = HEADING.matcher(text);
        if (!heading.matches()) {
            throw new IllegalArgumentException(
                    file + ":" + number + " is no heading like “## 4.7, 14.12: one task is named”");
        }
        return new Scenario(
                file, number, List.of(heading.group(1).strip().split(",\\s*")), heading.group(2), new ArrayList<>());
    }

    @Override
    public String toString() {
        return String.join(", ", proves) + ": " + title;
    }
}
