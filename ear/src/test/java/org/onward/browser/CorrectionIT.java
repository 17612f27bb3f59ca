package org.onward.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.onward.browser.ScriptedServer.Answer;
import org.onward.browser.ScriptedServer.Call;

/** What was understood, and how one tap corrects it. */
@ExtendWith(Chromium.class)
class CorrectionIT {

    private static final String PATCH = "PATCH /tasks/" + Script.TASK;

    private static ScriptedServer captured() throws Exception {
        return Script.conversation(Script.NOTHING_LIVE, Script.you(1, "Call mom tomorrow at 5pm"), Script.captured(2));
    }

    private static String corrected(int version, String minutes) {
        return new Gson().toJson(Map.of("version", version, "understood", Script.understood(version, minutes)));
    }

    @Test
    void one_tap_opens_the_other_readings_and_one_more_takes_one() throws Exception {
        try (ScriptedServer server = captured().on(PATCH, corrected(2, "30"));
                Tab tab = Tab.phone(server.url())) {
            ChatView chat = new ChatView(tab);
            chat.correct("~15 min", "~30 min");

            assertThat(chat.chip("~30 min")).isVisible();
            assertThat(chat.chip("~30 min")).isFocused();
            Call made = server.calls(PATCH).get(0);
            assertThat(made.header("If-Match")).isEqualTo("\"1\"");
            assertThat(made.body().toString()).isEqualTo("{\"minutes\":30}");
            assertThat(tab.complaints()).isEmpty();
        }
    }

    @Test
    void the_next_correction_builds_on_the_version_of_the_first() throws Exception {
        try (ScriptedServer server = captured().on(PATCH, corrected(2, "30"));
                Tab tab = Tab.desktop(server.url())) {
            ChatView chat = new ChatView(tab);
            chat.correct("~15 min", "~30 min");
            chat.chip("~30 min").waitFor();
            server.on(PATCH, corrected(3, "60"));
            chat.correct("social", "focus");
            chat.chip("~60 min").waitFor();

            assertThat(server.calls(PATCH).get(1).header("If-Match")).isEqualTo("\"2\"");
            assertThat(server.calls(PATCH).get(1).body().toString()).isEqualTo("{\"workType\":\"focus\"}");
        }
    }

    @Test
    void a_correction_made_elsewhere_first_is_shown_instead_of_overwritten() throws Exception {
        try (ScriptedServer server = captured().on(PATCH, call -> Answer.status(412, "{}"));
                Tab tab = Tab.desktop(server.url())) {
            ChatView chat = new ChatView(tab);
            chat.chip("~15 min").waitFor();
            server.on(
                    "GET /chat/messages",
                    Script.page(
                            Script.you(1, "Call mom tomorrow at 5pm"),
                            Script.captured(2).with("understood", Script.understood(2, "60"))));
            chat.correct("~15 min", "~30 min");

            assertThat(chat.notice()).containsText("This is how it stands now.");
            assertThat(chat.chip("~60 min")).isVisible();
        }
    }

    @Test
    void a_keyboard_walks_through_the_readings_and_escape_leaves_things_as_they_are() throws Exception {
        try (ScriptedServer server = captured().on(PATCH, corrected(2, "5"));
                Tab tab = Tab.desktop(server.url())) {
            ChatView chat = new ChatView(tab);
            chat.chip("~15 min").focus();
            tab.page().keyboard().press("Enter");
            waitForFocusOn(tab, "~5 min");
            tab.page().keyboard().press("ArrowDown");
            waitForFocusOn(tab, "~30 min");
            tab.page().keyboard().press("Escape");
            assertThat(chat.chip("~15 min")).isFocused();
            assertThat(server.calls(PATCH)).isEmpty();

            tab.page().keyboard().press("Enter");
            waitForFocusOn(tab, "~5 min");
            tab.page().keyboard().press("Enter");
            assertThat(chat.chip("~5 min")).isVisible();
        }
    }

    private static void waitForFocusOn(Tab tab, String text) {
        tab.page().waitForFunction("text => document.activeElement.textContent.trim() === text", text);
    }
}
