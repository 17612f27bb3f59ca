package org.onward.rules.tone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.onward.rules.tone.ToneContext.Moment;

/** Messages and titles of any content and size are judged, and soon. */
class HostileTextTest {
    private static final int SIZE = 64 * 1024;

    private final ToneGuard guard = new ToneGuard();

    @TestFactory
    Stream<DynamicTest> sixty_four_kilobytes_take_time_in_proportion() {
        return Stream.of(
                        "a", "ab", "a ", "you ", "? ", "{a", "[a", "<a", "{ ", "!", "👍", "🇩🇪", "\u202E", "1. ", "\n",
                        "a’", "-\n")
                .map(unit -> DynamicTest.dynamicTest("filled with " + unit, () -> {
                    String text = unit.repeat(SIZE / unit.length());
                    String title = unit.repeat(SIZE / unit.length() / 2) + "b";
                    ToneContext context = new ToneContext(Moment.TALK, List.of(title, title + "c"), title, false);
                    assertThat(processorTime(() -> guard.violations(List.of(text), context)))
                            .isLessThan(Duration.ofSeconds(2));
                }));
    }

    @Test
    void any_mixture_of_characters_is_judged_without_a_fault() {
        long seed = 20261130;
        Random random = new Random(seed);
        for (int i = 0; i < 3000; i++) {
            String text = anything(random);
            ToneContext context = new ToneContext(
                    Moment.values()[random.nextInt(Moment.values().length)],
                    List.of(anything(random)),
                    anything(random),
                    random.nextBoolean(),
                    List.of(anything(random)));
            assertThatCode(() -> guard.violations(List.of(text), context))
                    .as("seed %d, text %s", seed, text)
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void a_flag_a_family_and_a_skin_tone_are_one_emoji_each() {
        assertThat(Emoji.count("🇩🇪")).isEqualTo(1);
        assertThat(Emoji.count("👨‍👩‍👧")).isEqualTo(1);
        assertThat(Emoji.count("👍🏽 ❤️")).isEqualTo(2);
        assertThat(Emoji.count("Über 3 → 4 “ok” … 日本")).isZero();
    }

    /** A busy machine lengthens the time on the wall, not this one. */
    private static Duration processorTime(Runnable work) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        work.run();
        return Duration.ofNanos(threads.getCurrentThreadCpuTime() - before);
    }

    private static String anything(Random random) {
        String alphabet = "ab you forgot.?!{}[]<>$%:\"'’\n\t\u0000\uD83D\uDE00\uFFFC\u200Dé日م#*/|";
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(40);
        for (int i = 0; i < length; i++) {
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString();
    }
}
