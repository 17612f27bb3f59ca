package org.onward.chat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onward.rules.language.Intent;
import org.onward.rules.smalltalk.ChatTopics;
import org.onward.rules.tone.Phrasebook;

/** Every text the code asks for exists; a missing one would only show when somebody reaches that turn. */
class PhrasesInUseTest {
    private static final Pattern KEY = Pattern.compile(
            "\"((?:capture|correction|suggest|nothing|active|accept|step|complete|decline|stop|help|chat|ask|state|empty"
                    + "|too-long|fallback|label|intent|misread|not-yet|distress|unblock|learned|preference|checkin|resume"
                    + "|cannot-finish|feedback|undo|reminder)\\.[a-zA-Z.-]*[a-zA-Z])\"");
    private static final Pattern BUTTON =
            Pattern.compile("button\\(\\s*(?:\"[a-z_]+:?\"|\"[a-z_]+:\" \\+ \\w+),\\s*\"([a-z_]+)\"");

    private final Phrasebook phrases = new Phrasebook();

    @Test
    void every_phrase_named_in_the_code_exists() throws IOException {
        TreeSet<String> keys = new TreeSet<>();
        for (String source : sources()) {
            KEY.matcher(source).results().forEach(found -> keys.add(found.group(1)));
            BUTTON.matcher(source).results().forEach(found -> {
                keys.add("button." + found.group(1));
                keys.add("button." + found.group(1) + ".spoken");
            });
        }
        assertThat(keys).hasSizeGreaterThan(40).allMatch(phrases::has);
    }

    @Test
    void every_intent_has_a_label_and_those_without_a_capability_an_honest_answer() {
        assertThat(Intent.values()).allMatch(intent -> phrases.has("intent.label." + intent));
        assertThat(List.of(Intent.MT_CREATE, Intent.MT_CHANGE, Intent.MT_RUN, Intent.MT_STOP))
                .allMatch(intent -> phrases.has("not-yet." + intent));
    }

    @Test
    void every_topic_of_small_talk_has_an_answer() {
        ChatTopics topics = new ChatTopics();
        Map<String, String> examples = Map.of(
                "hey there", "hello",
                "thank you so much", "thanks",
                "how does this work?", "how-it-works",
                "ugh I can't do anything today", "distress",
                "what's on my list?", "list",
                "the sky is blue", "unsure");
        examples.forEach((message, topic) -> {
            assertThat(topics.topicOf(message)).isEqualTo(topic);
            assertThat(phrases.has("chat." + topic)).isTrue();
        });
    }

    private static List<String> sources() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/org/onward"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(PhrasesInUseTest::read)
                    .toList();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
