package org.onward.rules.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.onward.rules.vocabulary.WorkType;

class UnaryTestParserTest {
    private static TableRow row(String cell) {
        return new TableRow("bands", 3, Map.of("value", cell));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "-; 7; true",
                "30; 30; true",
                "30; 30.5; false",
                "-2; -2; true",
                "< 30; 29.9; true",
                "<30; 30; false",
                "<= 30; 30; true",
                "> 30; 30; false",
                ">= 30; 30; true",
                "[15..30]; 15; true",
                "[15..30]; 30; true",
                "(15..30]; 15; false",
                "]15..30]; 15; false",
                "[15..30); 30; false",
                "[15..30[; 30; false",
                "[0.5..0.8]; 0.8; true",
                "10, 20, > 100; 20; true",
                "10, 20, > 100; 101; true",
                "10, 20, > 100; 30; false",
                "not(10, 20); 30; true",
                "not(10, 20); 20; false",
                "not(< 5); 4; false"
            })
    void a_number_passes_or_not(String cell, double value, boolean passes) {
        assertThat(row(cell).numberTest("value").accepts(value)).isEqualTo(passes);
    }

    @Test
    void texts_and_constants_stand_in_quotes() {
        assertThat(row("\"a\",\"b c\"").textTest("value").accepts("b c")).isTrue();
        assertThat(row("\"a\",\"b c\"").textTest("value").accepts("c")).isFalse();
        assertThat(row("not(\"focus\")").constantTest("value", WorkType.class).accepts(WorkType.SOCIAL))
                .isTrue();
        assertThat(row("not(\"focus\")").constantTest("value", WorkType.class).accepts(WorkType.FOCUS))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "< ",
                "30..40",
                "[30..40",
                "[40..30]",
                "30 40",
                "- 5",
                "not 5",
                "1,",
                "System.exit(1)",
                "x > 3",
                "\"text\"",
                "1; new java.io.File(\"x\").createNewFile()"
            })
    void what_is_not_a_test_is_refused_with_its_place(String cell) {
        assertThatThrownBy(() -> row(cell).numberTest("value"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Table bands, row 3, column value: cannot read \"" + cell + "\"");
    }

    @Test
    void an_unknown_constant_is_refused() {
        assertThatThrownBy(() -> row("\"lazy\"").constantTest("value", WorkType.class))
                .hasMessageContaining("column value")
                .hasMessageContaining("LAZY");
    }
}
