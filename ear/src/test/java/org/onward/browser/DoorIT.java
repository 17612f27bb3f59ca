package org.onward.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.onward.browser.ScriptedServer.Answer;

/** Coming in and leaving. */
@ExtendWith(Chromium.class)
class DoorIT {

    private static final String VISITOR = "{\"setupNeeded\":false}";

    private final AtomicBoolean inside = new AtomicBoolean();

    private ScriptedServer server() throws Exception {
        return Script.conversation(Script.NOTHING_LIVE)
                .on("GET /me", call -> Answer.ok(inside.get() ? Script.SIGNED_IN : VISITOR));
    }

    private Answer letIn(Answer answer) {
        inside.set(answer.status() < 400);
        return answer;
    }

    @Test
    void the_set_up_link_makes_an_account_in_the_readers_zone_and_leaves_no_trace() throws Exception {
        try (ScriptedServer server = server().on("POST /setup", call -> letIn(Answer.created(Script.SIGNED_IN)));
                Tab tab = Tab.desktop(server.url() + "#/setup/tok-1_x")) {
            DoorView door = new DoorView(tab);
            assertThat(tab.page()).hasTitle("Set up · Onward");
            assertThat(door.zone()).hasValue("Europe/Berlin");
            door.enter("ada", "a quiet long sentence", "Start");

            assertThat(new ChatView(tab).composer()).isVisible();
            assertThat(server.calls("POST /setup").get(0).body().toString())
                    .contains("\"token\":\"tok-1_x\"", "\"name\":\"ada\"", "\"zone\":\"Europe/Berlin\"");
            assertThat(tab.page().url()).doesNotContain("tok-1_x");
            assertThat(tab.page()).hasTitle("Onward");
            assertThat(tab.complaints()).isEmpty();
        }
    }

    @Test
    void a_wrong_password_is_told_kindly_and_the_next_try_goes_in() throws Exception {
        try (ScriptedServer server = server().on("POST /session", call -> Answer.status(401, "{}"));
                Tab tab = Tab.phone(server.url())) {
            DoorView door = new DoorView(tab);
            assertThat(tab.page()).hasTitle("Sign in · Onward");
            door.signIn("ada", "wrong");
            assertThat(door.notice()).containsText("That name and password don't go together.");

            server.on("POST /session", call -> letIn(Answer.ok(Script.SIGNED_IN)));
            door.signIn("ada", "right");

            assertThat(new ChatView(tab).composer()).isVisible();
        }
    }

    @Test
    void a_used_link_says_what_to_do() throws Exception {
        try (ScriptedServer server = server().on(
                                "POST /registrations",
                                call -> Answer.status(400, "{\"errors\":[{\"code\":\"link_not_usable\"}]}"));
                Tab tab = Tab.desktop(server.url() + "#/join/old")) {
            DoorView door = new DoorView(tab);
            door.enter("bo", "a quiet long sentence", "Join");

            assertThat(door.notice()).containsText("This link has been used or has run out.");
        }
    }

    @Test
    void signing_out_in_one_tab_closes_the_other_and_forgets_the_draft() throws Exception {
        inside.set(true);
        try (ScriptedServer server = server().on("DELETE /session", call -> {
                    inside.set(false);
                    return Answer.status(204, "");
                });
                Tab tab = Tab.desktop(server.url())) {
            ChatView chat = new ChatView(tab);
            chat.composer().fill("something private");
            Tab second = tab.neighbour(server.url() + "#/settings");
            new SettingsView(second).signOut().click();

            assertThat(new DoorView(second).title()).hasText("Good to see you.");
            assertThat(new DoorView(tab).title()).hasText("Good to see you.");
            assertThat(tab.page().evaluate("Object.keys(localStorage).length")).isEqualTo(0);
        }
    }
}
