package org.onward.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.onward.rules.vocabulary.Mood;

class MessageUnderstandingTest {
    static final MessageUnderstanding UNDERSTANDING = new MessageUnderstanding();
    private static final ZoneId CHICAGO = ZoneId.of("America/Chicago");
    private static final ReferenceTime WEDNESDAY = new ReferenceTime(
            LocalDateTime.parse("2026-09-16T10:00").atZone(CHICAGO).toInstant(), CHICAGO);

    static Understanding read(String text, DialogueState state) {
        return UNDERSTANDING.understand(text, state, WEDNESDAY);
    }

    private static Optional<LocalDateTime> local(Optional<TimeExpression> time) {
        return time.map(found -> LocalDateTime.ofInstant(found.instant().orElseThrow(), CHICAGO));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ring aunt joan tomorrow at 5, it should take 20 minutes | Ring aunt joan",
                "need to check Omar's contract by Friday | Check Omar's contract",
                "add sell the old couch to my list | Sell the old couch",
                "todo: fix gutter | Fix gutter",
                "gotta send the form to Rob asap | Send the form to Rob",
                "remind me to feed the fish tmrw @8 | Feed the fish",
                "tell me at 8pm tomorrow to take my meds | Take my meds",
                "wake me up at 7 to catch the train | Catch the train",
                "don't let me forget the gym bag | The gym bag",
                "can you please remind me on the 5th to pay council tax | Pay council tax",
                "finish the notes for Thursday's class | Finish the notes for Thursday's class",
                "EC: Week of the 2nd | EC: Week of the 2nd",
                "plan a 3 day hike | Plan a 3 day hike",
                "sort the photos, a two-hour job | Sort the photos",
                "find a job by Friday | Find a job",
                "call the bank, needs to be done by friday | Call the bank",
                "put \"sew button\" on my list | Sew button",
                "turn the heating on | Turn the heating on",
                "iOS build is broken | iOS build is broken",
                "write the essay by | Write the essay by"
            })
    void titles_are_the_persons_own_words(String text, String title) {
        assertThat(read(text, DialogueState.IDLE).title()).isEqualTo(title);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "do the thing",
                "sort it",
                "deal with that",
                "that stuff from before",
                "remind me about that thing"
            })
    void titles_that_say_nothing_are_placeholders(String text) {
        assertThat(read(text, DialogueState.IDLE).placeholder()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"call mom", "work on the project", "sort the receipts", "that book for Ana"})
    void titles_with_something_concrete_are_none(String text) {
        assertThat(read(text, DialogueState.IDLE).placeholder()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "I have 20 min, 20",
        "got an hour free, 60",
        "i have two hours what should i do, 120",
        "only half an hour today what fits, 30",
        "what can i do before my 3pm, 300"
    })
    void the_time_at_hand_is_read(String text, int minutes) {
        assertThat(read(text, DialogueState.IDLE).availableMinutes()).hasValue(minutes);
    }

    @ParameterizedTest
    @CsvSource({
        "a two-hour review of the budget, 120",
        "'sort the shed, takes half an hour', 30",
        "tidy desk (15 min), 15"
    })
    void the_length_of_a_task_is_read(String text, int minutes) {
        assertThat(read(text, DialogueState.IDLE).statedMinutes()).hasValue(minutes);
    }

    @ParameterizedTest
    @CsvSource({
        "i have 30 minutes and feel drained, TIRED",
        "im in the zone give me a task, FOCUSED",
        "feeling chatty what can i do, SOCIAL",
        "so stressed give me something small, STRESSED"
    })
    void moods_are_read(String text, Mood mood) {
        assertThat(read(text, DialogueState.IDLE).mood()).contains(mood);
    }

    @Test
    void a_word_of_mood_inside_a_task_is_no_mood() {
        assertThat(read("write the social media post", DialogueState.IDLE).mood())
                .isEmpty();
        assertThat(read("not tired, what can i do", DialogueState.IDLE).mood()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"done with step 2, 2", "first part done, 1", "step three is finished, 3"})
    void steps_are_numbered(String text, int step) {
        assertThat(read(text, DialogueState.ACTIVE).stepNumber()).hasValue(step);
    }

    @Test
    void a_reminder_and_a_deadline_live_in_one_message() {
        Understanding read = read("remind me at 3 to send the report by friday", DialogueState.IDLE);
        assertThat(read.intent().intent()).isEqualTo(Intent.REMINDER);
        assertThat(local(read.remindAt())).contains(LocalDateTime.parse("2026-09-16T15:00"));
        assertThat(local(read.deadline())).contains(LocalDateTime.parse("2026-09-18T17:00"));
    }

    @Test
    void a_reminder_before_noon_rings_at_nine() {
        assertThat(local(read("before noon tomorrow remind me to call", DialogueState.IDLE)
                        .remindAt()))
                .contains(LocalDateTime.parse("2026-09-17T09:00"));
    }

    @Test
    void a_reminder_for_today_without_a_time_rings_in_an_hour() {
        assertThat(local(read("remind me today to stretch", DialogueState.IDLE).remindAt()))
                .contains(LocalDateTime.parse("2026-09-16T11:00"));
    }

    @Test
    void a_weekend_is_no_deadline() {
        assertThat(read("Do laundry this weekend", DialogueState.IDLE).deadline())
                .isEmpty();
        assertThat(read("do laundry by the weekend", DialogueState.IDLE).deadline())
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\n\n",
                "\u0000\u0001\u0002\u0003",
                "مرحبا بالعالم",
                "🎉🎉🎉",
                "\uD83D",
                "‮abc‬",
                "a\nb\nc",
                "99999999999999 years",
                "31/31/31",
                "in 999999999 weeks"
            })
    void nothing_a_person_can_send_makes_it_fail(String text) {
        for (DialogueState state : DialogueState.values()) {
            assertThat(read(text, state).title().length()).isLessThanOrEqualTo(200);
        }
    }

    @Test
    void random_messages_never_make_it_fail() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        String[] pieces = {
            "in ",
            "next ",
            "the ",
            "5",
            "/",
            ":",
            "every ",
            "friday",
            " at ",
            "-",
            "pm",
            " of ",
            "last ",
            "🎉",
            "\u200F",
            "may ",
            "2026",
            ".",
            "half ",
            "to ",
            "remind me ",
            "\n",
            "\uD83D",
            "'",
            "month ",
            "31",
            "st ",
            "feb ",
            "weeks ",
            "99999"
        };
        for (int i = 0; i < 2_000; i++) {
            StringBuilder text = new StringBuilder();
            random.ints(random.nextInt(14), 0, pieces.length).forEach(piece -> text.append(pieces[piece]));
            DialogueState state = DialogueState.values()[random.nextInt(5)];
            assertThat(read(text.toString(), state))
                    .as("seed %d, \"%s\"", seed, text)
                    .isNotNull();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a ",
                "call mom tomorrow at 5 ",
                "1",
                "\"",
                "in ",
                "1/",
                "need to ",
                "every ",
                "\n",
                "remind me to "
            })
    void sixty_four_kilobytes_are_read_at_once(String piece) {
        String text = piece.repeat(65_536 / piece.length());
        // processor time of the quickest of several, so that a busy machine does not matter
        long quickest = LongStream.generate(() -> processorTime(() -> read(text, DialogueState.IDLE)))
                .limit(5)
                .min()
                .orElseThrow();
        assertThat(read(text, DialogueState.IDLE).title().length()).isLessThanOrEqualTo(200);
        assertThat(Duration.ofNanos(quickest)).isLessThan(Duration.ofSeconds(1));
    }

    private static long processorTime(Runnable work) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        work.run();
        return threads.getCurrentThreadCpuTime() - before;
    }

    @Test
    void a_long_title_ends_between_characters() {
        String title = read("paint " + "🎨".repeat(300), DialogueState.IDLE).title();
        assertThat(title.length()).isLessThanOrEqualTo(200);
        assertThat(Character.isHighSurrogate(title.charAt(title.length() - 1))).isFalse();
    }

    @Test
    void threads_do_not_disturb_each_other() {
        List<String> texts =
                List.of("call mom tomorrow at 5", "every weekday at 8", "i have 30 minutes", "done with step 2", "yes");
        List<Understanding> alone =
                texts.stream().map(text -> read(text, DialogueState.ACTIVE)).toList();
        List<Understanding> together = IntStream.range(0, 500)
                .parallel()
                .mapToObj(i -> read(texts.get(i % texts.size()), DialogueState.ACTIVE))
                .toList();
        for (int i = 0; i < together.size(); i++) {
            assertThat(together.get(i)).isEqualTo(alone.get(i % texts.size()));
        }
    }

    @Test
    void a_second_one_reads_the_same() {
        ReferenceTime now = new ReferenceTime(Instant.parse("2026-01-01T12:00:00Z"), CHICAGO);
        MessageUnderstanding second = new MessageUnderstanding();
        for (String text : List.of("not sure about that one", "what fits", "mend coat", "ok next")) {
            assertThat(second.understand(text, DialogueState.SELECTION, now))
                    .isEqualTo(UNDERSTANDING.understand(text, DialogueState.SELECTION, now));
        }
    }
}
