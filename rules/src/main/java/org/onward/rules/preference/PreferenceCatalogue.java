package org.onward.rules.preference;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** The preferences there are, by the table {@code preferences}. Safe for all threads. */
public final class PreferenceCatalogue {
    /** Longest text, in characters. */
    public static final int LONGEST_TEXT = 100;

    /** Longest list. */
    public static final int LONGEST_LIST = 10;

    /** Most preferences a person keeps. */
    public static final int MOST = 100;

    private static final int LONGEST_MINUTES = 480;
    private static final Set<String> TYPES = Set.of("focus", "creative", "social", "independent");
    private static final Set<String> BANDS = Set.of("morning", "afternoon", "evening", "night");
    private static final Set<String> ENERGIES = Set.of("low_energy", "medium_energy", "high_energy");

    private final List<TableRow> rows = DecisionTable.shipped("preferences").rows();
    private final Set<String> groups = rows.stream()
            .flatMap(row -> row.list("scopes").stream())
            .filter(scope ->
                    !Set.of("general", "type", "pattern", "band", "energy").contains(scope))
            .collect(Collectors.toUnmodifiableSet());

    /**
     * A preference that exists.
     *
     * @param choices the values of a CHOICE
     */
    public record Entry(Kind kind, List<String> choices) {
        /** The value as it is kept; empty when it cannot be used. Items of a list stand between {@code |}. */
        public Optional<String> read(String value) {
            String text = value.strip();
            return switch (kind) {
                case CHOICE ->
                    choices.stream()
                            .filter(text.toLowerCase(Locale.ROOT)::equals)
                            .findFirst();
                case TEXT -> plain(text);
                case LIST -> items(text);
                case SWITCH -> Stream.of("yes", "no").filter(text::equals).findFirst();
                case MINUTES ->
                    Optional.of(text)
                            .filter(digits -> digits.matches("\\d{1,3}"))
                            .filter(digits ->
                                    Integer.parseInt(digits) >= 1 && Integer.parseInt(digits) <= LONGEST_MINUTES);
                case HOURS -> Preferences.QuietHours.read(text).map(hours -> hours.from() + "-" + hours.until());
            };
        }

        private static Optional<String> items(String text) {
            List<String> items = Arrays.stream(text.split("\\|"))
                    .map(String::strip)
                    .filter(item -> !item.isEmpty())
                    .toList();
            return !items.isEmpty()
                            && items.size() <= LONGEST_LIST
                            && items.stream().allMatch(item -> plain(item).isPresent())
                    ? Optional.of(String.join("|", items))
                    : Optional.empty();
        }

        private static Optional<String> plain(String text) {
            return text.isEmpty()
                            || text.length() > LONGEST_TEXT
                            || text.indexOf('|') >= 0
                            || text.chars().anyMatch(Character::isISOControl)
                    ? Optional.empty()
                    : Optional.of(text);
        }

        /** What is accepted, in words. */
        public String expected() {
            return switch (kind) {
                case CHOICE -> "one of " + String.join(", ", choices);
                case TEXT -> "1 to " + LONGEST_TEXT + " characters in one line, without |";
                case LIST -> "1 to " + LONGEST_LIST + " texts";
                case SWITCH -> "true or false";
                case MINUTES -> "a whole number from 1 to " + LONGEST_MINUTES;
                case HOURS -> "a part of the day such as 22:00-08:00";
            };
        }
    }

    /** The preference of this name; empty when there is none. */
    public Optional<Entry> find(String name) {
        int dot = name.indexOf('.');
        String scope = dot < 0 ? "general" : scopeOf(name.substring(0, dot));
        String key = name.substring(dot + 1);
        return rows.stream()
                .filter(row -> row.text("key").equals(key) && row.list("scopes").contains(scope))
                .findFirst()
                .map(row -> new Entry(row.constant("kind", Kind.class), row.list("choices")));
    }

    private String scopeOf(String name) {
        if (groups.contains(name)) {
            return name;
        }
        if (TYPES.contains(name)) {
            return "type";
        }
        if (BANDS.contains(name)) {
            return "band";
        }
        if (ENERGIES.contains(name)) {
            return "energy";
        }
        return name.matches("[a-z][a-z0-9_]{0,39}") && !name.equals("general") ? "pattern" : "";
    }
}
