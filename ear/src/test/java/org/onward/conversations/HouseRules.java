package org.onward.conversations;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.regex.Pattern;
import org.onward.system.Reply;

/** What holds for every reply whatever the conversation is about (companion spec §14); read without the product's own tables. */
final class HouseRules {
    private static final int MOST_WORDS = 50;
    private static final Pattern SHAME =
            Pattern.compile("(?i)\\b(you didn'?t|you should have|you forgot|you failed|you never"
                    + "|you haven'?t|you missed|failed to|you were (supposed|meant) to|you('re| are) lazy|been a while|you were gone"
                    + "|overdue|procrastinat\\w*)\\b");
    private static final Pattern INTERNALS = Pattern.compile(
            "(?i)\\b(database|queue|cron|worker|outbox|scheduler|score|tool|null|exception)\\b|\\{\\w+}|\\[task]");
    private static final Pattern QUOTED = Pattern.compile("“[^”]*”");
    private static final Pattern STEP_LIST = Pattern.compile("(?m)^\\d+\\. .*$");

    private HouseRules() {}

    static void check(Reply reply, Reply before, String said) {
        String spoken = spoken(reply);
        assertThat(spoken).describedAs("a reply says something").isNotBlank();
        String own = STEP_LIST.matcher(QUOTED.matcher(spoken).replaceAll("“…”")).replaceAll("");
        assertThat(own).describedAs("nobody is shamed or timed").doesNotContainPattern(SHAME);
        assertThat(own).describedAs("no internals, no leftover holes").doesNotContainPattern(INTERNALS);
        assertThat(own.split("\\s+").length).describedAs("words of “%s”", own).isLessThanOrEqualTo(MOST_WORDS);
        if (!said.isBlank()) {
            assertThat(spoken.strip()).describedAs("no echo").isNotEqualToIgnoringCase(said.strip());
        }
        namesWhatItShows(reply.suggestion(), spoken);
        namesWhatItShows(reply.working(), spoken);
        if (before != null && !reply.question().isEmpty()) {
            assertThat(reply.question())
                    .describedAs("the same question in the same words twice in a row")
                    .isNotEqualTo(before.question());
        }
    }

    private static void namesWhatItShows(JsonNode card, String spoken) {
        if (card.has("title")) {
            assertThat(spoken)
                    .describedAs("the task is named")
                    .contains(card.path("title").asText());
        }
    }

    /** All paragraphs and the question. */
    static String spoken(Reply reply) {
        return reply.question().isEmpty() ? reply.text() : reply.text() + "\n" + reply.question();
    }
}
