package org.onward.conversations;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.onward.system.OnwardServer;
import org.onward.system.OnwardSystem;

/**
 * Holds every conversation of {@code conversations/*.txt} with one product of its own, one after the other, each as somebody
 * new: the clock is the server's and only moves forward.
 */
class ConversationsIT {
    private static final Path FOLDER = Path.of("src", "test", "resources", "conversations");
    private static final Path PHRASES = Path.of("..", "rules/src/main/resources/org/onward/rules/tables/phrases.csv");
    private static final Duration FIRST_ACCOUNT_LOGS_IN_EVERY = Duration.ofDays(20);

    private static final int LEAST = 150;
    /** What these conversations must prove. Sending (6.1) and several tasks under way (8.5) have tests of their own. */
    private static final List<String> PROVED =
            List.of(("1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10 3.1 3.2 3.3 3.4 3.5 3.6 3.7"
                            + " 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 5.1 5.2 5.3 5.4 6.2 6.3 7.1 7.2 7.3 7.4"
                            + " 8.1 8.2 8.3 8.4 8.6 9.1 9.2 9.3 9.4 10.1 10.2 10.3 10.4 10.5 11.1 11.2 11.3 11.6 11.8 12 14.4 14.6 14.7 14.8 14.9"
                            + " 14.10 14.11 14.12 14.13 14.14 15 defect1 defect3 defect6 defect7 defect11 defect12"
                            + " defect13 defect15 defect16 defect17 defect18 defect20 defect21 defect23 defect24"
                            + " defect25 defect26 defect27 defect28 defect30 defect31 defect32 defect33 defect34 defect35 defect36")
                    .split(" "));

    private static final Vocabulary VOCABULARY = new Vocabulary();
    private static OnwardServer server;
    private static OnwardSystem onward;
    private static MovingClock clock;
    private static Phrases phrases;
    private static Instant firstLoggedIn;

    @BeforeAll
    static void begin() {
        phrases = new Phrases(PHRASES);
        server = OnwardServer.startOwn("conversations", Map.of("JDK_JAVA_OPTIONS", ""));
        onward = OnwardSystem.on(server);
        clock = new MovingClock(server);
        firstLoggedIn = clock.now();
    }

    @AfterAll
    static void end() {
        server.close();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void a_conversation_goes_as_it_is_written(Scenario scenario) {
        if (clock.now().isAfter(firstLoggedIn.plus(FIRST_ACCOUNT_LOGS_IN_EVERY))) {
            onward.first().logIn();
            firstLoggedIn = clock.now();
        }
        Talk talk = new Talk(onward, clock, phrases);
        for (Scenario.Line line : scenario.lines()) {
            try {
                VOCABULARY.perform(talk, line.text());
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(
                        scenario.file().getFileName() + ":" + line.number() + " " + line.text() + "\n" + e.getMessage()
                                + "\nlast heard: " + talk.lastHeard(),
                        e);
            }
        }
    }

    @Test
    void every_section_and_every_past_defect_of_this_part_has_its_conversations() {
        List<Scenario> all = Scenario.in(FOLDER);
        assertThat(all).hasSizeGreaterThanOrEqualTo(LEAST);
        assertThat(all.stream().flatMap(scenario -> scenario.proves().stream()).map(one -> one.replace(" ", "")))
                .containsAll(PROVED);
        assertThat(all).doesNotHaveDuplicates().allSatisfy(scenario -> assertThat(scenario.lines())
                .describedAs(scenario.toString())
                .anyMatch(line -> line.text().startsWith("then ")));
    }

    private static List<Scenario> scenarios() {
        String only = System.getProperty("conversations", "");
        return Scenario.in(FOLDER).stream()
                .filter(scenario -> scenario.file().getFileName().toString().contains(only)
                        || scenario.toString().contains(only))
                .toList();
    }
}
