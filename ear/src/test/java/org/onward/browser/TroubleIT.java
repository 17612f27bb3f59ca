package org.onward.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onward.browser.ScriptedServer.Answer;
import org.onward.browser.ScriptedServer.Call;

/** When something gets in the way, the words stay: nothing is lost and nothing is said twice. */
@ExtendWith(Chromium.class)
class TroubleIT {

    private static final Function<Call, Answer> ANSWERED = said -> Answer.created(
            Script.exchange(Script.you(3, said.body().get("text").getAsString()), Script.onward(4, "Got it.")));

    private final AtomicReference<Function<Call, Answer>> answer = new AtomicReference<>();
    private ScriptedServer server;
    private Tab tab;
    private ChatView chat;

    @BeforeEach
    void open() throws Exception {
        server = Script.conversation(Script.NOTHING_LIVE, Script.you(1, "hello"), Script.onward(2, "Hi."))
                .on("POST /chat/messages", said -> answer.get().apply(said));
        tab = Tab.desktop(server.url());
        chat = new ChatView(tab);
        chat.message("Hi.").waitFor();
    }

    @AfterEach
    void close() {
        tab.close();
        server.close();
    }

    @Test
    void a_lost_message_is_sent_again_under_the_same_key() {
        answer.set(said -> Answer.brokenOff());
        chat.say("write the report");
        assertThat(chat.notice()).containsText("That didn't reach us. Your text is still here: try again.");

        answer.set(ANSWERED);
        chat.button("Try again").click();

        assertThat(chat.message("Got it.")).isVisible();
        assertThat(chat.messages()).hasCount(4);
        assertThat(server.calls("POST /chat/messages"))
                .hasSizeGreaterThan(1)
                .extracting(call -> call.header("Idempotency-Key"))
                .containsOnly(server.calls("POST /chat/messages").get(0).header("Idempotency-Key"));
    }

    @Test
    void a_lost_message_survives_a_reload() {
        answer.set(said -> Answer.brokenOff());
        chat.say("write the report");
        chat.button("Try again").waitFor();
        tab.page().reload();
        assertThat(chat.message("write the report")).isVisible();

        answer.set(ANSWERED);
        chat.button("Try again").click();

        assertThat(chat.message("Got it.")).isVisible();
        assertThat(chat.button("Try again")).hasCount(0);
    }

    @Test
    void a_lost_message_can_be_taken_back_and_changed() {
        answer.set(said -> Answer.brokenOff());
        chat.say("write the report");
        chat.button("Change it").click();

        assertThat(chat.composer()).hasValue("write the report");
        assertThat(chat.composer()).isFocused();
        assertThat(chat.button("Try again")).hasCount(0);
    }

    @Test
    void what_is_said_offline_goes_out_when_the_connection_is_back() {
        answer.set(ANSWERED);
        tab.context().setOffline(true);
        chat.say("water the plants");
        chat.button("Try again").waitFor();

        tab.context().setOffline(false);

        assertThat(chat.message("Got it.")).isVisible();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    429 | That was a lot at once. Try again in 7 seconds.
                    503 | Onward is catching its breath.
                    413 | That is more than fits in one message.
                    500 | Something on our side got in the way.
                    400 | Say it in one sentence.
                    """)
    void every_refusal_has_kind_words_and_keeps_the_text(int status, String words) {
        answer.set(said -> Answer.status(status, "{\"errors\":[{\"hint\":\"Say it in one sentence.\"}]}")
                .with("Retry-After", "7"));
        chat.say("everything at once");

        assertThat(chat.notice()).containsText(words);
        assertThat(chat.message("everything at once")).isVisible();
    }

    @Test
    void who_was_signed_out_finds_the_text_after_signing_in() {
        answer.set(said -> Answer.status(401, "{}"));
        chat.say("book the dentist");
        assertThat(chat.notice()).containsText("You were signed out. Sign in, and your text is still here.");

        answer.set(ANSWERED);
        server.on("POST /session", Script.SIGNED_IN);
        new DoorView(tab).signIn("ada", "a quiet long sentence");

        assertThat(chat.message("book the dentist")).isVisible();
        chat.button("Try again").click();
        assertThat(chat.message("Got it.")).isVisible();
    }

    @Test
    void a_csrf_token_that_another_tab_replaced_is_fetched_anew() {
        answer.set(said -> "fresh".equals(said.header("X-CSRF-Token"))
                ? ANSWERED.apply(said)
                : Answer.status(403, "{\"error\":\"csrf_token_wrong\"}"));
        server.on("GET /me", Script.SIGNED_IN.replace("c5", "fresh"));
        chat.say("call the bank");

        assertThat(chat.message("Got it.")).isVisible();
    }
}
