package org.onward.rules.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * One row of a {@link DecisionTable}. Every reader throws {@link IllegalArgumentException} that names table, row and column
 * when the cell does not hold what was asked for.
 *
 * @param table name of the table
 * @param number 1-based row number, the header not counted
 * @param cells cell texts by column name, trimmed
 */
public record TableRow(String table, int number, Map<String, String> cells) {
    public TableRow {
        cells = Map.copyOf(cells);
    }

    /** The id to cite in an explanation: {@code table:row}. */
    public String id() {
        return table + ":" + number;
    }

    /** The text of a cell; empty when blank. Throws {@link IllegalArgumentException} for an unknown column. */
    public String text(String column) {
        String cell = cells.get(column);
        if (cell == null) {
            throw new IllegalArgumentException("Table " + table + " has no column " + column);
        }
        return cell;
    }

    public boolean has(String column) {
        return !text(column).isEmpty();
    }

    public int integer(String column) {
        return parse(column, Integer::parseInt);
    }

    public double decimal(String column) {
        return parse(column, Double::parseDouble);
    }

    /** An enum constant, written in lower case with spaces or hyphens allowed. */
    public <E extends Enum<E>> E constant(String column, Class<E> type) {
        return parse(column, cell -> constantOf(type, cell));
    }

    /** The cell split at {@code |}, blanks removed; empty for a blank cell. */
    public List<String> list(String column) {
        return Arrays.stream(text(column).split("\\|"))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    /** A condition on a number, such as {@code < 30} or {@code [15..30]}. */
    public UnaryTest<Double> numberTest(String column) {
        return parse(column, cell -> UnaryTestParser.parse(cell, Double::valueOf));
    }

    /** A condition on a text, such as {@code "a","b"}. */
    public UnaryTest<String> textTest(String column) {
        return parse(column, cell -> UnaryTestParser.parse(cell, TableRow::unquoted));
    }

    /** A condition on an enum constant, such as {@code "focus","creative"} or {@code not("social")}. */
    public <E extends Enum<E>> UnaryTest<E> constantTest(String column, Class<E> type) {
        return parse(column, cell -> UnaryTestParser.parse(cell, token -> constantOf(type, unquoted(token))));
    }

    private static <E extends Enum<E>> E constantOf(Class<E> type, String word) {
        return Enum.valueOf(
                type, word.toUpperCase(Locale.ROOT).replace(' ', '_').replace('-', '_'));
    }

    private static String unquoted(String token) {
        if (token.length() < 2 || !token.startsWith("\"")) {
            throw new IllegalArgumentException("a text stands in quotes, not " + token);
        }
        return token.substring(1, token.length() - 1);
    }

    private <T> T parse(String column, Function<String, T> parser) {
        String cell = text(column);
        try {
            return parser.apply(cell);
        } catch (IllegalArgumentException e) {
            String message = "Table %s, row %d, column %s: cannot read \"%s\": %s";
            throw new IllegalArgumentException(message.formatted(table, number, column, cell, e.getMessage()), e);
        }
    }
}
