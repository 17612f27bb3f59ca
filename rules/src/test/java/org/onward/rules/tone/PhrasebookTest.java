package org.onward.rules.tone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.tone.ToneContext.Moment;

class PhrasebookTest {
    @Test
    void fills_values_and_leaves_braces_inside_a_value_alone() {
        Phrasebook book = book("a,talk,1,Saved “{title}” for {deadline}.");
        assertThat(book.say("a", Map.of("title", "{deadline} {title} $1 \\", "deadline", "Friday"), 0))
                .isEqualTo("Saved “{deadline} {title} $1 \\” for Friday.");
    }

    @Test
    void a_count_takes_the_word_that_goes_with_it() {
        Phrasebook book = book("a,talk,1,About {minutes|minute|minutes}.");
        assertThat(book.say("a", Map.of("minutes", "1"), 0)).isEqualTo("About 1 minute.");
        assertThat(book.say("a", Map.of("minutes", "0"), 0)).isEqualTo("About 0 minutes.");
        assertThat(book.say("a", Map.of("minutes", "25"), 0)).isEqualTo("About 25 minutes.");
    }

    @Test
    void the_same_seed_gives_the_same_wording_and_the_next_seed_another() {
        Phrasebook book = book("a,talk,1,One.", "a,talk,2,Two.", "a,talk,3,Three.");
        assertThat(IntStream.range(-2, 4).mapToObj(seed -> book.say("a", Map.of(), seed)))
                .containsExactly("Two.", "Three.", "One.", "Two.", "Three.", "One.");
        assertThat(book.say("a", Map.of(), Long.MIN_VALUE)).isEqualTo(book.say("a", Map.of(), Long.MIN_VALUE));
    }

    @Test
    void an_unknown_key_and_a_missing_value_are_refused() {
        Phrasebook book = book("a,talk,1,Saved “{title}”.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> book.say("b", Map.of(), 0))
                .withMessageContaining("b");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> book.say("a", Map.of("name", "x"), 0))
                .withMessageContaining("{title}");
    }

    @Test
    void tells_what_a_key_is_and_needs() {
        Phrasebook book = book("a,check in,1,{n|step|steps} of {of}.", "a,check in,2,{of} and {n}.");
        assertThat(book.has("a")).isTrue();
        assertThat(book.has("b")).isFalse();
        assertThat(book.keys()).containsExactly("a");
        assertThat(book.moment("a")).isEqualTo(Moment.CHECK_IN);
        assertThat(book.variants("a")).isEqualTo(2);
        assertThat(book.placeholders("a")).containsExactlyInAnyOrder("n", "of");
    }

    @Test
    void a_table_that_cannot_be_said_is_refused_with_its_row() {
        refused("phrases:1", "a,talk,1,Saved “{title”.");
        refused("phrases:1", "a,talk,1,Saved {2nd}.");
        refused("phrases:1", "a,talk,1,About {minutes|minute}.");
        refused("phrases:1", "a,talk,1,");
        refused("phrases, row 1", "a,shouting,1,Hey.");
        refused("phrases:2", "a,talk,1,Saved “{title}”.", "a,talk,2,Saved.");
        refused("phrases:2", "a,talk,1,Saved.", "a,capture,2,It's in.");
        refused("phrases:2", "a,talk,1,Saved.", "a,talk,1,It's in.");
        refused("phrases:2", "a,talk,1,Saved.", "a,talk,2,Saved.");
    }

    private static void refused(String row, String... rows) {
        assertThatIllegalArgumentException().isThrownBy(() -> book(rows)).withMessageContaining(row);
    }

    private static Phrasebook book(String... rows) {
        List<String> columns = List.of("key", "moment", "variant", "text");
        List<TableRow> table = IntStream.range(0, rows.length)
                .mapToObj(i -> new TableRow("phrases", i + 1, cells(columns, rows[i])))
                .toList();
        return new Phrasebook(new DecisionTable("phrases", columns, table));
    }

    private static Map<String, String> cells(List<String> columns, String row) {
        List<String> values = Arrays.asList(row.split(",", columns.size()));
        Map<String, String> cells = new LinkedHashMap<>();
        IntStream.range(0, columns.size()).forEach(i -> cells.put(columns.get(i), values.get(i)));
        return cells;
    }
}
