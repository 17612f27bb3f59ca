package org.onward.web.task;

import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.onward.companion.intake.TaskChange;
import org.onward.companion.task.Task;
import org.onward.conversation.MessageText;
import org.onward.problem.InvalidInput;
import org.onward.problem.InvalidInput.Issue;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/**
 * Reads a correction. Values come as JSON numbers or, from a tapped choice, as text. A null or empty {@code dueAt} takes the
 * deadline off. Every violated field is reported.
 */
final class TaskChangeJson {
    private static final Set<String> FIELDS = Set.of("title", "workType", "urgency", "minutes", "energy", "dueAt");
    private static final int MINUTES_OF_A_DAY = 1440;
    private static final int DIGITS = 6;
    private static final Instant EARLIEST = Instant.parse("2000-01-01T00:00:00Z");
    private static final Instant LATEST = Instant.parse("2200-01-01T00:00:00Z");

    private final JsonObject json;
    private final List<Issue> issues = new ArrayList<>();

    private TaskChangeJson(JsonObject json) {
        this.json = json;
    }

    static TaskChange read(JsonObject json) {
        if (json == null || json.isEmpty()) {
            throw InvalidInput.of("", "", "at least one of " + fieldNames(), "Send what should change.");
        }
        return new TaskChangeJson(json).change();
    }

    private static String fieldNames() {
        return String.join(", ", FIELDS.stream().sorted().toList());
    }

    private TaskChange change() {
        json.keySet().stream()
                .filter(name -> !FIELDS.contains(name))
                .forEach(name -> issue(name, "unknown_field", "one of " + fieldNames()));
        Optional<Instant> dueAt = dueAt();
        TaskChange change = new TaskChange(
                title(),
                constant("workType", WorkType.values()),
                number("urgency", 0, 100),
                number("minutes", 1, MINUTES_OF_A_DAY),
                constant("energy", Energy.values()),
                dueAt,
                json.containsKey("dueAt") && dueAt.isEmpty());
        if (!issues.isEmpty()) {
            throw new InvalidInput(issues);
        }
        return change;
    }

    private Optional<String> title() {
        if (!json.containsKey("title")) {
            return Optional.empty();
        }
        String title = json.get("title") instanceof JsonString text
                ? MessageText.clean(text.getString()).replace('\n', ' ')
                : "";
        if (title.isBlank() || title.length() > Task.TITLE_LENGTH) {
            issue("title", "unacceptable", "text of 1 to " + Task.TITLE_LENGTH + " characters");
        }
        return Optional.of(title);
    }

    private <E extends Enum<E>> Optional<E> constant(String field, E[] values) {
        if (!json.containsKey(field)) {
            return Optional.empty();
        }
        String name = json.get(field) instanceof JsonString text ? text.getString() : "";
        Optional<E> found = Stream.of(values)
                .filter(value -> value.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst();
        if (found.isEmpty()) {
            issue(
                    field,
                    "unacceptable",
                    "one of "
                            + String.join(
                                    ", ",
                                    Stream.of(values)
                                            .map(value -> value.name().toLowerCase(Locale.ROOT))
                                            .toList()));
        }
        return found;
    }

    private OptionalInt number(String field, int least, int most) {
        if (!json.containsKey(field)) {
            return OptionalInt.empty();
        }
        JsonValue value = json.get(field);
        String digits = value instanceof JsonNumber || value instanceof JsonString
                ? value.toString().replace("\"", "")
                : "";
        if (digits.length() <= DIGITS && digits.matches("\\d+")) {
            int number = Integer.parseInt(digits);
            if (number >= least && number <= most) {
                return OptionalInt.of(number);
            }
        }
        issue(field, "unacceptable", "a whole number from " + least + " to " + most);
        return OptionalInt.empty();
    }

    private Optional<Instant> dueAt() {
        JsonValue value = json.get("dueAt");
        if (value == null || value.getValueType() == JsonValue.ValueType.NULL) {
            return Optional.empty();
        }
        String text = value instanceof JsonString string ? string.getString() : "?";
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            Instant due = OffsetDateTime.parse(text).toInstant();
            if (due.isAfter(EARLIEST) && due.isBefore(LATEST)) {
                return Optional.of(due);
            }
        } catch (DateTimeException e) {
            issue("dueAt", "unacceptable", "a moment such as 2026-12-04T17:00:00Z, or empty for none");
            return Optional.empty();
        }
        issue("dueAt", "unacceptable", "a moment between 2000 and 2200");
        return Optional.empty();
    }

    private void issue(String field, String code, String expected) {
        JsonValue received = json.get(field);
        issues.add(new Issue(
                field,
                code,
                received == null ? "" : received.toString(),
                expected,
                "Correct " + field + " and send it again."));
    }
}
