package org.onward.conversations;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.stream.StreamSupport;

/** What is claimed about tasks and about where the conversation stands, looked up outside the conversation. */
final class TaskClaims {
    private static final Map<String, String> STATUS = Map.of(
            "waiting", "pending", "in progress", "in_progress", "in pieces", "has_subtasks", "done", "completed");
    private static final DateTimeFormatter DAY_AND_TIME = DateTimeFormatter.ofPattern("EEEE HH:mm", Locale.ENGLISH);

    /** A title in quotes, or the task the conversation was about last. */
    private static final String TASK = "(\".+?\"|the last task)";

    private TaskClaims() {}

    static void teach(Vocabulary words) {
        words.sentence(
                "then the conversation is (idle|intake|selection|active|checking_in)",
                (talk, said) -> assertThat(talk.stage().path("state").asText()).isEqualTo(said.group(1)));
        words.sentence("then correcting " + TASK + " to (.+) is refused", (talk, said) -> assertThat(
                        talk.correct(said.group(1), Labels.read(said.group(2))).status())
                .isBetween(400, 499));
        words.sentence("then " + TASK + " is (waiting|in progress|in pieces|done)", (talk, said) -> assertThat(
                        talk.task(said.group(1)).path("status").asText())
                .isEqualTo(STATUS.get(said.group(2))));
        words.sentence("then " + TASK + " is gone", (talk, said) -> assertThat(talk.gone(said.group(1)))
                .isTrue());
        words.sentence(
                "then " + TASK + " is labelled (.+)",
                (talk, said) -> isLabelled(talk.task(said.group(1)), Labels.read(said.group(2))));
        numbers(words);
        dates(words);
        plans(words);
    }

    private static void numbers(Vocabulary words) {
        words.sentence("then " + TASK + " takes at least (\\d+) minutes", (talk, said) -> assertThat(
                        talk.task(said.group(1)).path("minutes").asInt())
                .isGreaterThanOrEqualTo(number(said, 2)));
        words.sentence("then " + TASK + " takes between (\\d+) and (\\d+) minutes", (talk, said) -> assertThat(
                        talk.task(said.group(1)).path("minutes").asInt())
                .isBetween(number(said, 2), number(said, 3)));
        words.sentence("then " + TASK + " has urgency between (\\d+) and (\\d+)", (talk, said) -> assertThat(
                        talk.task(said.group(1)).path("urgency").asInt())
                .isBetween(number(said, 2), number(said, 3)));
    }

    private static void dates(Vocabulary words) {
        words.sentence("then " + TASK + " is due (\\w+day \\d\\d:\\d\\d)", (talk, said) -> assertThat(
                        DAY_AND_TIME.format(dueAt(talk, said.group(1))))
                .isEqualTo(said.group(2)));
        words.sentence("then " + TASK + " is due today", (talk, said) -> assertThat(
                        dueAt(talk, said.group(1)).toLocalDate())
                .isEqualTo(talk.now().atZone(talk.zone()).toLocalDate()));
        words.sentence("then " + TASK + " has no date", (talk, said) -> assertThat(
                        talk.task(said.group(1)).has("dueAt"))
                .isFalse());
    }

    private static void plans(Vocabulary words) {
        words.sentence(
                "then " + TASK + " has (\\d+) steps? done",
                (talk, said) -> assertThat(stepsDone(talk.task(said.group(1)))).isEqualTo(number(said, 2)));
        words.sentence("then " + TASK + " has (\\d+) to (\\d+) steps", (talk, said) -> assertThat(
                        talk.task(said.group(1)).path("steps").size())
                .isBetween(number(said, 2), number(said, 3)));
        words.sentence("then the steps of " + TASK + " do not say (\".+\")", (talk, said) -> assertThat(
                        talk.task(said.group(1)).path("steps").toString().toLowerCase(Locale.ROOT))
                .doesNotContain(Vocabulary.quoted(said.group(2))));
        words.sentence("then the steps of " + TASK + " say (\".+\")", (talk, said) -> assertThat(
                        talk.task(said.group(1)).path("steps").toString().toLowerCase(Locale.ROOT))
                .contains(Vocabulary.quoted(said.group(2))));
    }

    private static void isLabelled(JsonNode task, Map<String, Object> labels) {
        labels.forEach((field, value) ->
                assertThat(task.path(field).asText()).describedAs(field).isEqualTo(value.toString()));
    }

    private static int number(MatchResult said, int group) {
        return Integer.parseInt(said.group(group));
    }

    private static int stepsDone(JsonNode task) {
        return (int) StreamSupport.stream(task.path("steps").spliterator(), false)
                .filter(step -> step.path("done").asBoolean())
                .count();
    }

    private static ZonedDateTime dueAt(Talk talk, String title) {
        return Instant.parse(talk.task(title).path("dueAt").asText()).atZone(talk.zone());
    }
}
