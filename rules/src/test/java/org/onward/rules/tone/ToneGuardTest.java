package org.onward.rules.tone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.tone.ToneContext.Moment;

class ToneGuardTest {
    private static final String NEAR_MISS = "-";

    private final ToneGuard guard = new ToneGuard();

    @TestFactory
    Stream<DynamicTest> catches_what_breaks_a_constraint() throws IOException {
        return cases().stream()
                .filter(row -> !row.get("caught").equals(NEAR_MISS))
                .map(row -> DynamicTest.dynamicTest(
                        row.get("caught") + " " + row.get("text"),
                        () -> assertThat(constraintsBroken(row)).contains(row.get("caught"))));
    }

    @TestFactory
    Stream<DynamicTest> lets_near_misses_through() throws IOException {
        return cases().stream()
                .filter(row -> row.get("caught").equals(NEAR_MISS))
                .map(row -> DynamicTest.dynamicTest(row.get("text"), () -> assertThat(constraintsBroken(row))
                        .isEmpty()));
    }

    @Test
    void every_constraint_of_the_table_has_a_case_that_it_catches() throws IOException {
        List<String> caught = cases().stream().map(row -> row.get("caught")).toList();
        assertThat(DecisionTable.shipped("tone-constraints").rows())
                .allSatisfy(row -> assertThat(caught).contains(row.text("constraint")));
    }

    @Test
    void emoji_are_welcome_when_the_person_uses_them() {
        assertThat(guard.violations(List.of("All good 👍"), new ToneContext(Moment.TALK, List.of(), "hi 😀", true)))
                .isEmpty();
    }

    @Test
    void a_message_names_at_most_three_tasks() {
        List<String> titles = List.of("One", "Two", "Three", "Four");
        assertThat(guard.violations(List.of("One, Two, Three, Four"), about(Moment.TALK, titles)))
                .singleElement()
                .asString()
                .startsWith("6:");
        assertThat(guard.violations(List.of("One, Two, Three"), about(Moment.TALK, titles.subList(0, 3))))
                .isEmpty();
    }

    @Test
    void the_persons_own_words_are_not_judged() {
        ToneContext context = new ToneContext(
                Moment.STEPS, List.of(), "", false, List.of("Open the database!!", "Why? Because?", "you forgot me"));
        assertThat(guard.violations(
                        List.of("First: Open the database!!", "Then: Why? Because?", "Then: you forgot me"), context))
                .isEmpty();
    }

    @Test
    void a_violation_never_repeats_words_of_the_message() {
        List<String> violations = guard.violations(
                List.of("You forgot the secret plan! {secret} 👍 What? Why?"),
                new ToneContext(Moment.SUGGESTION, List.of("Secret dinner"), "secret", false));
        assertThat(violations).hasSizeGreaterThan(4).noneMatch(line -> line.contains("ecret"));
    }

    @Test
    void one_question_across_all_paragraphs() {
        assertThat(guard.violations(List.of("Shall we?", "Or rest?"), about(Moment.TALK, List.of())))
                .containsExactly("7: more than one question");
    }

    private List<String> constraintsBroken(CSVRecord row) {
        List<String> titles = row.get("title").isEmpty() ? List.of() : List.of(row.get("title"));
        Moment moment =
                Moment.valueOf(row.get("moment").toUpperCase(Locale.ROOT).replace(' ', '_'));
        return guard
                .violations(List.of(row.get("text")), new ToneContext(moment, titles, row.get("said"), false))
                .stream()
                .map(line -> line.substring(0, line.indexOf(':')))
                .distinct()
                .toList();
    }

    private static ToneContext about(Moment moment, List<String> titles) {
        return new ToneContext(moment, titles, "", false);
    }

    private static List<CSVRecord> cases() throws IOException {
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .setCommentMarker('#')
                .get();
        try (Reader in = new InputStreamReader(
                ToneGuardTest.class.getResourceAsStream("tone-cases.csv"), StandardCharsets.UTF_8)) {
            return format.parse(in).getRecords();
        }
    }
}
