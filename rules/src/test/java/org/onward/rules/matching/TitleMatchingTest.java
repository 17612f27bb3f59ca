package org.onward.rules.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TitleMatchingTest {
    private static final TitleMatching MATCHING = new TitleMatching();

    private static List<OpenTitle> open(String... titles) {
        return Arrays.stream(titles)
                .map(title -> new OpenTitle(UUID.nameUUIDFromBytes(title.getBytes(StandardCharsets.UTF_8)), title))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "pay the water bill, Pay water bill",
        "paying the water bill today, Pay water bill",
        "pay bill for water, Pay water bill",
        "ring mum, Call mom",
        "buy milk, Get milk",
        "Send invoice to Acme, send invoices to ACME",
        "Read chapter 3, read chapter 3",
    })
    void the_same_action_in_other_words_is_one_task(String title, String open) {
        assertThat(MATCHING.duplicateOf(title, open(open, "Water the plants")))
                .hasValueSatisfying(match -> assertThat(match.title()).isEqualTo(open));
    }

    @ParameterizedTest
    @CsvSource({
        "buy milk, Buy almond milk",
        "call mom about birthday, Call mom",
        "Call mom, Call mom about birthday",
        "read chapter 3, Read chapter 4",
        "don't call mom, Call mom",
        "cancel dentist appointment, Book dentist appointment",
        "email Anna about Bob, Email Bob about Anna",
        "Clean kitchen, Clean bathroom",
        "sell the car, Buy the car",
        "read book, Book reading",
        "to do, Do it",
    })
    void in_doubt_they_are_two_tasks(String title, String open) {
        assertThat(MATCHING.duplicateOf(title, open(open))).isEmpty();
    }

    @Test
    void two_open_tasks_that_fit_equally_are_no_match() {
        assertThat(MATCHING.duplicateOf("buy milk", open("Buy milk", "Get milk")))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "done with the filing, File the receipts",
        "called mom, Call mom",
        "I paid the water bill, Pay water bill",
        "rent is paid, Pay rent",
        "just rang my brother, Ring my brother",
        "call mom ✅, Call mom",
        "call mom: done, Call mom",
        "finished the report, Write report",
        "got the milk, Buy milk",
        "kitchen is all cleaned up, Clean up the kitchen",
        "took out the garbage, Take out trash",
        "washed and folded the laundry, Wash and fold laundry",
        "plants are watered, Water the plants",
    })
    void a_report_finds_the_task_it_names(String message, String title) {
        NameMatch match = MATCHING.finished(message, open(title, "Renew passport"));

        assertThat(match.names()).isTrue();
        assertThat(match.match())
                .hasValueSatisfying(found -> assertThat(found.title()).isEqualTo(title));
        assertThat(match.options()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "done!",
                "I did it",
                "✅",
                "all done, thanks!",
                "yes, finished that one",
                "done — next I have to ring my brother",
                "done, now I need to ring my brother"
            })
    void a_report_without_a_name_names_nothing(String message) {
        NameMatch match = MATCHING.finished(message, open("Ring my brother"));

        assertThat(match.names()).isFalse();
        assertThat(match.match()).isEmpty();
        assertThat(match.options()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "I still need to pay rent, Pay rent",
        "did I call mom?, Call mom",
        "almost done with the report, Write report",
        "I didn't call mom, Call mom",
        "call mom, Call mom",
        "could you finish the report, Write report",
        "done with step 1 of the report, Write report",
    })
    void what_is_not_said_to_be_finished_is_only_an_option(String message, String title) {
        NameMatch match = MATCHING.finished(message, open(title));

        assertThat(match.names()).isTrue();
        assertThat(match.match()).isEmpty();
        assertThat(match.options()).extracting(OpenTitle::title).containsExactly(title);
    }

    @ParameterizedTest
    @CsvSource({
        "bought almond milk, Buy milk",
        "finished the report for Anna, Write report",
        "finished the book, Buy the book",
        "completed the course, Sign up for the course",
        "finished chapter 4, Read chapter 3",
    })
    void other_words_than_the_title_has_never_complete_it(String message, String title) {
        assertThat(MATCHING.finished(message, open(title)).match()).isEmpty();
    }

    @Test
    void a_name_that_two_tasks_share_is_asked_about() {
        NameMatch match =
                MATCHING.finished("paid the bill", open("Pay water bill", "Pay electricity bill", "Call mom"));

        assertThat(match.match()).isEmpty();
        assertThat(match.options())
                .extracting(OpenTitle::title)
                .containsExactlyInAnyOrder("Pay water bill", "Pay electricity bill");
    }

    @Test
    void the_whole_title_goes_before_a_longer_one() {
        assertThat(MATCHING.finished("called mom", open("Call mom about birthday", "Call mom"))
                        .match())
                .hasValueSatisfying(found -> assertThat(found.title()).isEqualTo("Call mom"));
    }

    @Test
    void at_most_three_options_are_offered() {
        String[] bills = IntStream.range(0, 10)
                .mapToObj(i -> "Pay bill " + (char) ('A' + i) + "x")
                .toArray(String[]::new);

        assertThat(MATCHING.finished("paid the bill", open(bills)).options()).hasSize(3);
    }

    @Test
    void nothing_open_is_no_match() {
        assertThat(MATCHING.duplicateOf("Call mom", List.of())).isEmpty();
        assertThat(MATCHING.finished("called mom", List.of()).match()).isEmpty();
    }
}
