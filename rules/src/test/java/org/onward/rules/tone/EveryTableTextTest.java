package org.onward.rules.tone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.tone.ToneContext.Moment;

/** Texts that people see but that live in other tables than {@code phrases} hold the tone constraints too. */
class EveryTableTextTest {
    private final ToneGuard guard = new ToneGuard();

    @TestFactory
    Stream<DynamicTest> holds_the_constraints_where_it_is_shown() {
        return Stream.of(
                test("step-templates", Moment.STEPS, "text", "plain", "done when"),
                test("prep-steps", Moment.STEPS, "text", "done when"),
                test(
                        "step-phases",
                        Moment.STEPS,
                        "title",
                        "first",
                        "first done when",
                        "then",
                        "then done when",
                        "last",
                        "last done when"),
                test("micro-actions", Moment.STEPS, "action"),
                test("label-reasons", Moment.CAPTURE, "words"),
                test("time-fit", Moment.DECLINE, "because"),
                test("mood-matrix", Moment.DECLINE, "because"),
                test("urgency-in-words", Moment.DECLINE, "because"),
                test("deadline-in-words", Moment.DECLINE, "because"),
                test("decline-history", Moment.DECLINE, "because"),
                test("learned-in-words", Moment.DECLINE, "because"));
    }

    private DynamicTest test(String table, Moment moment, String... columns) {
        return DynamicTest.dynamicTest(table, () -> {
            List<TableRow> rows = DecisionTable.shipped(table).rows();
            assertThat(rows).isNotEmpty();
            for (TableRow row : rows) {
                for (String column : columns) {
                    assertHolds(row, column, moment);
                }
            }
        });
    }

    private void assertHolds(TableRow row, String column, Moment moment) {
        String text = row.text(column).replaceAll("\\{[^{}]*\\}", "it");
        if (!text.isEmpty()) {
            assertThat(guard.violations(List.of(text), new ToneContext(moment, List.of(), "", false)))
                    .as("%s, %s: %s", row.id(), column, text)
                    .isEmpty();
        }
    }
}
