package org.onward.rules.tone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onward.rules.language.Intent;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.tone.ToneContext.Moment;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/** What the shipped texts promise beyond the tone constraints. */
class ShippedPhrasesTest {
    private final Phrasebook book = new Phrasebook();

    @Test
    void celebrations_carry_as_many_emoji_as_their_level_allows() {
        assertEmoji("accept.initiation", 0, 0);
        assertEmoji("step.first-reward", 0, 0);
        assertEmoji("complete.muted", 0, 0);
        assertEmoji("complete.low", 1, 2);
        assertEmoji("complete.medium", 2, 4);
        assertEmoji("complete.high", 4, 6);
        assertEmoji("complete.epic", 6, 8);
        assertEmoji("complete.epic.parent", 6, 8);
        assertEmoji("complete.epic.all-clear", 6, 8);
    }

    @Test
    void rewards_have_at_least_four_wordings() {
        assertThat(Stream.of(
                        "accept.initiation",
                        "step.first-reward",
                        "step.encourage",
                        "complete.low",
                        "complete.medium",
                        "complete.high",
                        "complete.epic",
                        "complete.epic.parent",
                        "complete.epic.all-clear"))
                .allSatisfy(key -> assertThat(book.variants(key)).isGreaterThanOrEqualTo(4));
    }

    @Test
    void a_reward_and_what_comes_next_fit_in_one_celebration() {
        assertFitTogether(Moment.COMPLETION, "complete.high", "complete.next-piece");
        assertFitTogether(Moment.COMPLETION, "complete.medium", "complete.next-piece");
        assertFitTogether(Moment.COMPLETION, "complete.low", "complete.next-piece");
        List.of("complete.low", "complete.medium", "complete.high", "complete.epic", "complete.epic.all-clear")
                .forEach(celebration -> assertFitTogether(Moment.COMPLETION, celebration, "feedback.ask"));
        assertFitTogether(Moment.COMPLETION, "complete.epic.parent", "complete.whats-next");
        assertFitTogether(Moment.COMPLETION, "complete.epic.all-clear", "stop.enough");
        assertFitTogether(Moment.STEPS, "accept.initiation", "accept.first-step", "accept.offer-help");
        assertFitTogether(Moment.STEPS, "step.first-reward", "step.next");
        assertFitTogether(Moment.SUGGESTION, "suggest.confident", "suggest.first-of");
        assertFitTogether(Moment.CAPTURE, "capture.saved", "capture.piece", "capture.no-timing");
        assertFitTogether(Moment.DECLINE, "decline.alternative", "suggest.first-of");
    }

    @Test
    void questions_asked_more_than_once_are_worded_differently_each_time() {
        assertThat(book.variants("capture.ask.what")).isEqualTo(3);
        assertThat(book.variants("complete.ask.which")).isEqualTo(2);
    }

    @Test
    void every_intent_and_label_has_a_word() {
        assertThat(Intent.values()).allSatisfy(intent -> assertThat(book.has("intent.label." + intent))
                .isTrue());
        assertThat(WorkType.values()).allSatisfy(type -> assertThat(book.has("label.type." + lower(type)))
                .isTrue());
        assertThat(Energy.values()).allSatisfy(energy -> assertThat(book.has("label.energy." + lower(energy)))
                .isTrue());
    }

    @Test
    void every_button_has_an_accessible_name_that_starts_with_its_label() {
        List<String> buttons = book.keys().stream()
                .filter(key -> key.startsWith("button.") && !key.endsWith(".spoken"))
                .toList();
        assertThat(buttons).isNotEmpty().allSatisfy(key -> assertThat(say(key + ".spoken", 0))
                .startsWith(say(key, 0)));
    }

    @Test
    void the_first_row_of_every_key_says_where_it_appears() {
        assertThat(DecisionTable.shipped("phrases").rows())
                .filteredOn(row -> row.integer("variant") == 1)
                .allSatisfy(
                        row -> assertThat(row.text("where")).as(row.text("key")).isNotBlank());
    }

    private void assertEmoji(String key, int fewest, int most) {
        assertThat(IntStream.range(0, book.variants(key)).mapToObj(variant -> say(key, variant)))
                .allSatisfy(text -> assertThat(Emoji.count(text)).as(text).isBetween(fewest, most));
    }

    private void assertFitTogether(Moment moment, String... keys) {
        List<String> longest = Stream.of(keys).map(this::longest).toList();
        List<String> titles =
                Stream.of(keys).anyMatch(key -> book.placeholders(key).contains("title"))
                        ? List.of("Call mom")
                        : List.of();
        assertThat(new ToneGuard().violations(longest, new ToneContext(moment, titles, "", false)))
                .as(longest.toString())
                .filteredOn(line -> !line.contains("question"))
                .isEmpty();
    }

    private String longest(String key) {
        IntUnaryOperator words = variant -> (int) Words.count(Words.of(say(key, variant)));
        return say(
                key,
                IntStream.range(0, book.variants(key))
                        .boxed()
                        .max(Comparator.comparingInt(words::applyAsInt))
                        .orElseThrow());
    }

    private String say(String key, int variant) {
        Map<String, String> values = new HashMap<>();
        book.placeholders(key).forEach(name -> values.put(name, "5"));
        values.computeIfPresent("title", (name, value) -> "Call mom");
        values.computeIfPresent("parent", (name, value) -> "Family");
        values.computeIfPresent("reason", (name, value) -> "it fits in 30 minutes and suits a tired head");
        return book.say(key, values, variant);
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
