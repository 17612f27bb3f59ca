package org.onward.rules.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One row of a {@link DecisionTable}.
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
        return parse(
                column,
                cell -> Enum.valueOf(
                        type, cell.toUpperCase(Locale.ROOT).replace(' ', '_').replace('-', '_')));
    }

    /** The cell split at {@code |}, blanks removed; empty for a blank cell. */
    public List<String> list(String column) {
        return Arrays.stream(text(column).split("\\|"))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private <T> T parse(String column, java.util.function.Function<String, T> parser) {
        String cell = text(column);
        try {
            return parser.apply(cell);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(id() + ", column " + column + ": cannot read \"" + cell + "\"", e);
        }
    }
}
