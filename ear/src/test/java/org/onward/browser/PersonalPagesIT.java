package org.onward.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.onward.browser.ScriptedServer.Answer;

/** What Onward knows about how the reader works: seen, changed, undone, by keyboard too. */
@ExtendWith(Chromium.class)
class PersonalPagesIT {
    private static Locator button(Tab tab, String name) {
        return tab.page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    @Test
    void something_learned_shows_where_it_came_from_and_is_undone_by_keyboard() throws Exception {
        try (ScriptedServer server = PersonalPages.learned(PersonalPages.LEARNED)
                        .on("DELETE /learned/a1", call -> Answer.status(204, ""));
                Tab tab = Tab.phone(server.url() + "#/learned")) {
            assertThat(tab.page()).hasTitle("What I've learned · Onward");
            tab.page().getByText("Where it came from, 2 times").click();
            assertThat(tab.page().getByText("You passed on Read the survey.")).isVisible();
            server.on("GET /learned", PersonalPages.NOTHING_LEARNED);

            button(tab, "Undo: You tend to pass on focus work").focus();
            tab.page().keyboard().press("Enter");

            assertThat(tab.page().getByText("Taken back.")).isVisible();
            assertThat(tab.page().getByText("It comes with time")).isVisible();
            assertThat(server.calls("DELETE /learned/a1")).hasSize(1);
            assertThat(tab.complaints()).isEmpty();
        }
    }

    @Test
    void forgetting_everything_is_asked_about_once() throws Exception {
        try (ScriptedServer server = PersonalPages.learned(PersonalPages.LEARNED)
                        .on("DELETE /learned", call -> Answer.status(204, ""));
                Tab tab = Tab.desktop(server.url() + "#/learned")) {
            button(tab, "Forget all of it").click();
            button(tab, "Keep it").click();
            assertThat(server.calls("DELETE /learned")).isEmpty();
            button(tab, "Forget all of it").click();
            button(tab, "Yes, forget it").click();
            assertThat(tab.page().getByText("Forgotten. We start fresh.")).isVisible();
            assertThat(server.calls("DELETE /learned")).hasSize(1);
        }
    }

    @Test
    void learning_is_paused_without_touching_other_preferences() throws Exception {
        try (ScriptedServer server = PersonalPages.learned(PersonalPages.LEARNED)
                        .on("GET /preferences", call -> Answer.ok(PersonalPages.PREFERENCES)
                                .with("ETag", "\"3\""))
                        .on("PUT /preferences", call -> Answer.ok(PersonalPages.PREFERENCES)
                                .with("ETag", "\"4\""));
                Tab tab = Tab.desktop(server.url() + "#/learned")) {
            assertThat(button(tab, "Pause learning")).isVisible();
            server.on("GET /learned", PersonalPages.LEARNED.replace("\"paused\":false", "\"paused\":true"));
            button(tab, "Pause learning").click();
            assertThat(button(tab, "Learn again")).isVisible();
            var put = server.calls("PUT /preferences").get(0);
            assertThat(put.header("If-Match")).isEqualTo("\"3\"");
            assertThat(put.body().toString()).contains("\"learning_paused\":true", "\"comfort_spot\":\"armchair\"");
        }
    }

    @Test
    void preferences_are_changed_under_their_version_and_dropped_one_by_one() throws Exception {
        try (ScriptedServer server = PersonalPages.preferences(PersonalPages.PREFERENCES)
                        .on("PUT /preferences", call -> Answer.ok(PersonalPages.PREFERENCES)
                                .with("ETag", "\"4\""));
                Tab tab = Tab.phone(server.url() + "#/preferences")) {
            assertThat(tab.page().getByLabel("Something to drink")).hasValue("tea");
            tab.page().getByLabel("Something to drink").selectOption("coffee");
            tab.page().getByLabel("Where you think best").fill("");
            button(tab, "Keep these").click();
            assertThat(tab.page().getByText("Kept.")).isVisible();
            var put = server.calls("PUT /preferences").get(0);
            assertThat(put.header("If-Match")).isEqualTo("\"3\"");
            assertThat(put.body().toString())
                    .contains("\"preferred_beverage\":\"coffee\"", "phone_calls.prep_steps")
                    .doesNotContain("comfort_spot", "timezone");

            button(tab, "Drop phone calls, prep steps").click();
            assertThat(tab.page().getByText("Kept.")).isVisible();
            assertThat(server.calls("PUT /preferences").get(1).body().toString())
                    .doesNotContain("phone_calls");
            assertThat(tab.complaints()).isEmpty();
        }
    }

    @Test
    void a_change_made_elsewhere_first_is_shown() throws Exception {
        try (ScriptedServer server = PersonalPages.preferences(PersonalPages.PREFERENCES)
                        .on("PUT /preferences", call -> Answer.status(412, "{}"));
                Tab tab = Tab.desktop(server.url() + "#/preferences")) {
            tab.page().getByLabel("Something to drink").selectOption("coffee");
            button(tab, "Keep these").click();
            assertThat(tab.page().getByText("That changed somewhere else")).isVisible();
        }
    }

    @Test
    void a_reason_is_one_of_five_buttons_under_the_alternative() throws Exception {
        try (ScriptedServer server = PersonalPages.reasons()
                        .on(
                                "POST /chat/messages",
                                Script.exchange(Script.you(3, "Takes too long"), Script.suggested(4)));
                Tab tab = Tab.phone(server.url())) {
            button(tab, "Takes too long").click();
            ChatView chat = new ChatView(tab);
            chat.card().title().waitFor();
            assertThat(server.calls("POST /chat/messages").get(0).body().toString())
                    .contains("\"action\":\"reason:timing\"", "\"about\":\"t9\"");
        }
    }
}
