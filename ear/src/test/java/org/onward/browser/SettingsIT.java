package org.onward.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.onward.browser.ScriptedServer.Answer;

/** The account's own page. */
@ExtendWith(Chromium.class)
class SettingsIT {

    @Test
    void a_key_is_shown_once_and_can_be_taken_back() throws Exception {
        try (ScriptedServer server = Script.conversation(Script.NOTHING_LIVE)
                        .on("POST /tokens", "{\"id\":\"2\",\"name\":\"phone\",\"token\":\"onw_secret\"}")
                        .on("DELETE /tokens/1", call -> Answer.status(204, ""));
                Tab tab = Tab.phone(server.url() + "#/settings")) {
            SettingsView settings = new SettingsView(tab);
            assertThat(tab.page()).hasTitle("Settings · Onward");
            settings.makeKey("phone");
            assertThat(settings.secret()).hasText("onw_secret");

            server.on("GET /tokens", "{\"items\":[]}");
            settings.button("Take back the key calendar script").click();

            assertThat(settings.keys()).hasCount(0);
            assertThat(settings.secret()).hasCount(0);
            assertThat(server.calls("DELETE /tokens/1").get(0).header("X-CSRF-Token"))
                    .isEqualTo("c5");
            assertThat(tab.complaints()).isEmpty();
        }
    }

    @Test
    void a_password_is_changed_with_the_one_before_it() throws Exception {
        try (ScriptedServer server = Script.conversation(Script.NOTHING_LIVE)
                        .on("PUT /me/password", call -> Answer.status(204, ""));
                Tab tab = Tab.desktop(server.url() + "#/settings")) {
            SettingsView settings = new SettingsView(tab);
            settings.changePassword("old one", "a new long sentence");

            assertThat(settings.good()).hasText("Your password is changed.");
            assertThat(server.calls("PUT /me/password").get(0).body().toString())
                    .isEqualTo("{\"current\":\"old one\",\"new\":\"a new long sentence\"}");
        }
    }

    @Test
    void only_an_operator_can_invite() throws Exception {
        try (ScriptedServer server = Script.conversation(Script.NOTHING_LIVE)
                        .on("POST /invites", "{\"link\":\"http://localhost/#/join/x1\",\"token\":\"x1\"}");
                Tab tab = Tab.desktop(server.url() + "#/settings")) {
            SettingsView settings = new SettingsView(tab);
            settings.button("Make a link").click();
            assertThat(settings.secret()).hasText("http://localhost/#/join/x1");

            server.on("GET /me", Script.SIGNED_IN.replace(",\"operator\"", ""));
            tab.page().reload();
            settings.signOut().waitFor();
            assertThat(settings.button("Make a link")).hasCount(0);
        }
    }
}
