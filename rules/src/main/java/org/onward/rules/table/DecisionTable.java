package org.onward.rules.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * A named table of rows, read once from the CSV resource {@code /org/onward/rules/tables/<name>.csv} and immutable from then
 * on. The first line names the columns; lines that start with {@code #} are notes for the reader.
 *
 * @param name file name without its ending
 * @param columns column names in order
 * @param rows rows in order
 */
public record DecisionTable(String name, List<String> columns, List<TableRow> rows) {
    private static final CSVFormat FORMAT = CSVFormat.DEFAULT
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setCommentMarker('#')
            .setIgnoreEmptyLines(true)
            .setTrim(true)
            .get();

    public DecisionTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** The table shipped with the product. Throws {@link IllegalArgumentException} when there is none of that name. */
    public static DecisionTable shipped(String name) {
        String resource = "/org/onward/rules/tables/" + name + ".csv";
        try (InputStream in = DecisionTable.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("There is no decision table " + name);
            }
            return read(name, new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("Decision table " + name + " cannot be read", e);
        }
    }

    static DecisionTable read(String name, Reader csv) throws IOException {
        try (CSVParser parser = FORMAT.parse(csv)) {
            List<String> columns = parser.getHeaderNames();
            List<TableRow> rows = parser.stream()
                    .map(row -> new TableRow(name, (int) row.getRecordNumber(), cells(columns, row)))
                    .toList();
            return new DecisionTable(name, columns, rows);
        }
    }

    private static Map<String, String> cells(List<String> columns, CSVRecord row) {
        Map<String, String> cells = new LinkedHashMap<>();
        columns.forEach(column -> cells.put(column, row.isSet(column) ? row.get(column) : ""));
        return cells;
    }
}
