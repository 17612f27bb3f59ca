package org.onward.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.onward.browser.ScriptedServer.Answer;

/** Where the reader speaks. */
@ExtendWith(Chromium.class)
class ComposerIT {

    private ScriptedServer server;
    private Tab tab;
    private ChatView chat;

    @BeforeEach
    void open() throws Exception {
        server = Script.conversation(Script.NOTHING_LIVE, Script.you(1, "hello"), Script.onward(2, "Hi."))
                .on(
                        "POST /chat/messages",
                        said -> Answer.created(Script.exchange(
                                Script.you(3, said.body().get("text").getAsString()), Script.onward(4, "Got it."))));
        tab = Tab.desktop(server.url());
        chat = new ChatView(tab);
        chat.message("Hi.").waitFor();
    }

    @AfterEach
    void nothing_went_wrong_on_the_way() {
        try (ScriptedServer stopped = server;
                Tab closed = tab) {
            assertThat(closed.complaints()).isEmpty();
            assertThat(stopped.url()).isNotEmpty();
        }
    }

    @Test
    void enter_sends_and_shift_enter_starts_a_new_line() {
        chat.composer().pressSequentially("milk");
        chat.composer().press("Shift+Enter");
        chat.composer().pressSequentially("eggs");
        chat.composer().press("Enter");

        assertThat(chat.message("Got it.")).isVisible();
        assertThat(chat.composer()).hasValue("");
        assertThat(chat.composer()).isFocused();
        assertThat(server.calls("POST /chat/messages").get(0).body().get("text").getAsString())
                .isEqualTo("milk\neggs");
    }

    @Test
    void nothing_but_spaces_is_not_sent() {
        chat.composer().fill("   ");
        chat.composer().press("Enter");

        assertThat(server.calls("POST /chat/messages")).isEmpty();
    }

    @Test
    void arrow_up_brings_back_what_was_said_last() {
        chat.say("buy milk");
        chat.message("Got it.").waitFor();
        chat.composer().press("ArrowUp");

        assertThat(chat.composer()).hasValue("buy milk");
    }

    @Test
    void a_draft_survives_a_reload() {
        chat.composer().fill("half a thou");
        tab.page().reload();

        assertThat(chat.composer()).hasValue("half a thou");
    }

    @Test
    void an_example_can_be_changed_before_it_is_sent() throws Exception {
        try (ScriptedServer fresh = Script.conversation(Script.NOTHING_LIVE);
                Tab first = Tab.desktop(fresh.url())) {
            ChatView empty = new ChatView(first);
            empty.button("Use this example").first().click();

            assertThat(empty.composer()).hasValue("Call mom tomorrow afternoon");
            assertThat(empty.composer()).isFocused();
            assertThat(fresh.calls("POST /chat/messages")).isEmpty();
        }
    }
}
