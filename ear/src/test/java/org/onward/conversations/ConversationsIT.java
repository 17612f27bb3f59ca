package org.onward.conversations;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
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

    @TestFactory
    Stream<DynamicContainer> conversations() {
        Map<Path, List<Scenario>> byFile = scenarios().stream()
                .collect(Collectors.groupingBy(Scenario::file, LinkedHashMap::new, Collectors.toList()));
        return byFile.entrySet().stream()
                .map(file -> DynamicContainer.dynamicContainer(
                        file.getKey().getFileName().toString(),
                        file.getValue().stream()
                                .map(scenario -> DynamicTest.dynamicTest(
                                        scenario.toString(), scenario.file().toUri(), () -> hold(scenario)))));
    }

    private static void hold(Scenario scenario) {
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

    private static List<Scenario> scenarios() {
        String only = System.getProperty("conversations", "");
        return Scenario.in(FOLDER).stream()
                .filter(scenario -> scenario.file().getFileName().toString().contains(only)
                        || scenario.toString().contains(only))
                .toList();
    }
}
