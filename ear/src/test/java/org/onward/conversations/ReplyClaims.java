package org.onward.conversations;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.onward.system.Reply;

/** What the last reply is claimed to say, show, ask and offer. */
final class ReplyClaims {
    private ReplyClaims() {}

    static void teach(Vocabulary words) {
        words.sentence("then it says (\".+\")", (talk, said) -> Vocabulary.quoted(said.group(1))
                .forEach(text -> assertThat(HouseRules.spoken(talk.reply())).containsIgnoringCase(text)));
        words.sentence("then it does not say (\".+\")", (talk, said) -> Vocabulary.quoted(said.group(1))
                .forEach(text -> assertThat(HouseRules.spoken(talk.reply())).doesNotContainIgnoringCase(text)));
        words.sentence("then it answers ([\\w.-]+(?: or [\\w.-]+)*)", (talk, said) -> answers(talk, said.group(1)));
        words.sentence("then it does not answer ([\\w.-]+)", (talk, said) -> assertThat(
                        talk.phrases().among(paragraphs(talk.reply()), said.group(1)))
                .describedAs(talk.reply().message().toString())
                .isFalse());
        offers(words);
        words.sentence("then it asks", (talk, said) -> assertThat(talk.reply().question())
                .describedAs(talk.reply().message().toString())
                .isNotEmpty());
        words.sentence(
                "then it asks nothing",
                (talk, said) -> assertThat(talk.reply().question()).isEmpty());
        words.sentence("then it works on \"(.+?)\"", (talk, said) -> works(talk.reply(), said.group(1)));
        words.sentence("then it works on \"(.+?)\" at step (\\d+)", (talk, said) -> {
            works(talk.reply(), said.group(1));
            assertThat(talk.reply().working().path("current").asInt()).isEqualTo(Integer.parseInt(said.group(2)));
        });
        words.sentence("then it works on nothing", (talk, said) -> assertThat(
                        talk.reply().working().isMissingNode())
                .describedAs(talk.reply().message().toString())
                .isTrue());
        words.sentence("then it celebrates (\\w+(?: or \\w+)*)", (talk, said) -> assertThat(level(talk.reply()))
                .describedAs(talk.reply().message().toString())
                .isIn((Object[]) said.group(1).split(" or ")));
        words.sentence("then it does not celebrate", (talk, said) -> assertThat(level(talk.reply()))
                .isEmpty());
        words.sentence("then it is at most (\\d+) words long", (talk, said) -> assertThat(
                        HouseRules.spoken(talk.reply()).split("\\s+").length)
                .describedAs(HouseRules.spoken(talk.reply()))
                .isLessThanOrEqualTo(Integer.parseInt(said.group(1))));
        words.sentence("then it shows no emoji", (talk, said) -> assertThat(HouseRules.spoken(talk.reply()))
                .doesNotContainPattern("[\\x{1F000}-\\x{1FAFF}\\x{2600}-\\x{27BF}]"));
    }

    private static void offers(Vocabulary words) {
        words.sentence("then it suggests \"(.+?)\"", (talk, said) -> assertThat(title(talk.reply()))
                .describedAs(talk.reply().message().toString())
                .isEqualTo(said.group(1)));
        words.sentence(
                "then it suggests something other than (\".+\")",
                (talk, said) -> assertThat(title(talk.reply())).isNotEmpty().isNotIn(Vocabulary.quoted(said.group(1))));
        words.sentence("then it suggests one of (\".+\")", (talk, said) -> assertThat(title(talk.reply()))
                .isIn(Vocabulary.quoted(said.group(1))));
        words.sentence("then it suggests nothing", (talk, said) -> assertThat(title(talk.reply()))
                .isEmpty());
        words.sentence("then it suggests with (confident|plain|hedged) words", (talk, said) -> assertThat(
                        talk.reply().suggestion().path("band").asText())
                .isEqualTo(said.group(1)));
        words.sentence("then it suggests piece (\\d+) of (\\d+)", (talk, said) -> {
            JsonNode piece = talk.reply().suggestion().path("piece");
            assertThat(piece.path("number").asText() + " of " + piece.path("of").asText())
                    .isEqualTo(said.group(1) + " of " + said.group(2));
        });
        words.sentence("then it offers (\".+\")", (talk, said) -> assertThat(labels(talk.reply()))
                .containsAll(lower(said.group(1))));
        words.sentence("then it does not offer (\".+\")", (talk, said) -> assertThat(labels(talk.reply()))
                .doesNotContainAnyElementsOf(lower(said.group(1))));
        words.sentence("then it offers nothing to press", (talk, said) -> assertThat(labels(talk.reply()))
                .isEmpty());
    }

    private static void answers(Talk talk, String keys) {
        assertThat(List.of(keys.split(" or ")))
                .describedAs("phrases in %s", talk.reply().message())
                .anyMatch(key -> talk.phrases().among(paragraphs(talk.reply()), key));
    }

    private static List<String> paragraphs(Reply reply) {
        return reply.question().isEmpty()
                ? reply.texts()
                : Stream.concat(reply.texts().stream(), Stream.of(reply.question()))
                        .toList();
    }

    private static void works(Reply reply, String title) {
        assertThat(reply.working().path("title").asText())
                .describedAs(reply.message().toString())
                .isEqualTo(title);
    }

    private static String title(Reply reply) {
        return reply.suggestion().path("title").asText("");
    }

    private static String level(Reply reply) {
        return reply.message().path("reward").path("level").asText("");
    }

    private static List<String> labels(Reply reply) {
        return Talk.offered(reply).stream()
                .map(button -> button.path("label").asText().toLowerCase(Locale.ROOT))
                .toList();
    }

    private static List<String> lower(String list) {
        return Vocabulary.quoted(list).stream()
                .map(label -> label.toLowerCase(Locale.ROOT))
                .toList();
    }
}
