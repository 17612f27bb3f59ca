package org.onward.rules.tone;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.onward.rules.table.TableRow;

/**
 * A text with places for values: {@code {title}} takes a value as it is; {@code {minutes|minute|minutes}} takes a count and
 * adds the word that goes with it, "1 minute" or "5 minutes".
 */
final class Wording {
    private static final Pattern PLACE = Pattern.compile("\\{([a-z][A-Za-z]*)(?:\\|([^{}|]+)\\|([^{}|]+))?\\}");

    private final String id;
    private final List<Part> parts;

    private Wording(String id, List<Part> parts) {
        this.id = id;
        this.parts = List.copyOf(parts);
    }

    /** Throws {@link IllegalArgumentException} for an empty text or a placeholder that cannot be read. */
    static Wording of(TableRow row) {
        String text = row.text("text");
        String id = row.id() + ", phrase " + row.text("key");
        List<Part> parts = new ArrayList<>();
        Matcher place = PLACE.matcher(text);
        int from = 0;
        while (place.find()) {
            parts.add(literal(id, text.substring(from, place.start())));
            parts.add(place.group(2) == null ? new Value(place.group(1)) : count(place));
            from = place.end();
        }
        parts.add(literal(id, text.substring(from)));
        if (text.isEmpty()) {
            throw new IllegalArgumentException(id + ": the text is empty");
        }
        return new Wording(id, parts);
    }

    private static Part literal(String id, String text) {
        if (text.contains("{") || text.contains("}")) {
            throw new IllegalArgumentException(id + ": cannot read the placeholder in \"" + text + "\"");
        }
        return new Literal(text);
    }

    private static Part count(Matcher place) {
        return new Count(place.group(1), place.group(2), place.group(3));
    }

    Set<String> placeholders() {
        return parts.stream().map(Part::needs).filter(name -> !name.isEmpty()).collect(Collectors.toUnmodifiableSet());
    }

    String filled(Map<String, String> values) {
        StringBuilder text = new StringBuilder();
        for (Part part : parts) {
            String value = part.needs().isEmpty() ? "" : values.get(part.needs());
            if (value == null) {
                throw new IllegalArgumentException(id + " needs a value for {" + part.needs() + "}");
            }
            text.append(part.with(value));
        }
        return text.toString();
    }

    private sealed interface Part {
        /** The name of the value it needs; empty for fixed text. */
        String needs();

        String with(String value);
    }

    private record Literal(String text) implements Part {
        @Override
        public String needs() {
            return "";
        }

        @Override
        public String with(String value) {
            return text;
        }
    }

    private record Value(String needs) implements Part {
        @Override
        public String with(String value) {
            return value;
        }
    }

    private record Count(String needs, String one, String many) implements Part {
        @Override
        public String with(String value) {
            return value + " " + (value.equals("1") ? one : many);
        }
    }
}
