package org.onward.conversations;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The table of everything Onward says, to recognise a phrase in any of its wordings. */
final class Phrases {
    private static final Pattern ROW = Pattern.compile("([\\w.-]+),([^,]*),(\\d+),(\"(?:[^\"]|\"\")*\"|[^,]*)(?:,.*)?");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[^}]*}");

    private final Map<String, List<Pattern>> wordings = new TreeMap<>();

    Phrases(Path table) {
        try {
            Files.readAllLines(table).forEach(this::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(String line) {
        Matcher row = ROW.matcher(line);
        if (row.matches()) {
            String text = row.group(4).strip();
            if (text.startsWith("\"")) {
                text = text.substring(1, text.length() - 1).replace("\"\"", "\"");
            }
            wordings.computeIfAbsent(row.group(1), key -> new ArrayList<>()).add(recogniser(text));
        }
    }

    private static Pattern recogniser(String text) {
        StringBuilder regex = new StringBuilder();
        int from = 0;
        for (Matcher hole = PLACEHOLDER.matcher(text); hole.find(); from = hole.end()) {
            regex.append(Pattern.quote(text.substring(from, hole.start()))).append(".+?");
        }
        return Pattern.compile(regex.append(Pattern.quote(text.substring(from))).toString(), Pattern.DOTALL);
    }

    /** Whether one of the paragraphs begins as one of the wordings of this phrase. */
    boolean among(List<String> paragraphs, String key) {
        List<Pattern> known = wordings.get(key);
        if (known == null) {
            throw new IllegalArgumentException("There is no phrase '" + key + "' in phrases.csv");
        }
        return paragraphs.stream().anyMatch(paragraph -> known.stream()
                .anyMatch(wording -> wording.matcher(paragraph).lookingAt()));
    }
}
