package org.onward.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.onward.system.OnwardSystem;

/** The page and the running product together: from an invitation to a finished task. */
@ExtendWith(Chromium.class)
class OnwardPageIT {

    private static OnwardSystem onward;

    @BeforeAll
    static void start() {
        onward = OnwardSystem.shared();
    }

    private static String address(String place) {
        return onward.server().address("/").toString() + place;
    }

    /** Somebody new who came in by an invitation, all in the browser. */
    private static Tab newcomer() {
        Tab tab = Tab.desktop(address("#/join/" + onward.invite()));
        new DoorView(tab)
                .enter("p-" + UUID.randomUUID().toString().substring(0, 8), "quiet-harbour-lantern-42", "Join");
        assertThat(new ChatView(tab).composer()).isVisible();
        return tab;
    }

    private static void capture(ChatView chat, String text, String title) {
        chat.say(text);
        assertThat(chat.message("“" + title + "”")).isVisible();
        assertThat(chat.chip("min")).isVisible();
    }

    @Test
    void someone_joins_captures_a_task_is_suggested_it_and_walks_through_it() {
        try (Tab tab = newcomer()) {
            ChatView chat = new ChatView(tab);
            capture(chat, "Pay the electricity bill by Friday", "Pay the electricity bill");

            chat.say("I have 30 minutes and I'm tired");
            assertThat(chat.card().title()).hasText("Pay the electricity bill");
            chat.card().press("Let's go");
            assertThat(chat.card().currentStep()).isVisible();
            String first = chat.card().title().innerText();

            chat.card().press("Next step");
            assertThat(chat.card().title()).not().hasText(first);
            assertThat(chat.card().region()).containsText("1 step done");

            chat.card().press("Done");
            assertThat(chat.card().region()).hasCount(0);
            assertThat(chat.messages().last().locator(".reward")).isVisible();
            assertThat(tab.complaints()).isEmpty();
        }
    }

    @Test
    void a_tap_corrects_what_was_understood_and_a_reload_remembers_it() {
        try (Tab tab = newcomer()) {
            ChatView chat = new ChatView(tab);
            capture(chat, "Call mom tomorrow at 5pm", "Call mom");

            chat.correct("min", "~30 min");
            assertThat(chat.chip("~30 min")).isVisible();
            chat.correct("social", "focus");
            assertThat(chat.chip("focus")).isVisible();
            tab.page().reload();

            assertThat(chat.chip("~30 min")).isVisible();
            assertThat(chat.chip("focus")).isVisible();
            assertThat(tab.complaints()).isEmpty();
        }
    }

    @Test
    void a_second_tab_follows_by_itself() {
        try (Tab tab = newcomer()) {
            Tab second = tab.neighbour(address(""));
            ChatView there = new ChatView(second);
            assertThat(there.composer()).isVisible();
            ChatView here = new ChatView(tab);
            capture(here, "Water the plants", "Water the plants");
            assertThat(there.message("“Water the plants”")).isVisible();

            here.say("I have 30 minutes");
            assertThat(there.card().title()).hasText("Water the plants");
            here.card().press("Let's go");
            assertThat(there.card().currentStep()).isVisible();
            assertThat(second.complaints()).isEmpty();
        }
    }

    @Test
    void hostile_words_come_back_as_words() {
        try (Tab tab = newcomer()) {
            ChatView chat = new ChatView(tab);
            String title = "<img src=x onerror=alert(1)>";
            chat.say("I need to paint " + title);
            assertThat(chat.messages().last()).containsText(title);
            tab.page().reload();

            assertThat(chat.messages().first()).containsText(title);
            assertThat(tab.page().locator("main img")).hasCount(0);
            assertThat(tab.complaints()).isEmpty();
        }
    }

    @Test
    void keys_are_made_and_taken_back_and_signing_out_ends_it() {
        try (Tab tab = newcomer()) {
            tab.page().navigate(address("#/settings"));
            SettingsView settings = new SettingsView(tab);
            settings.makeKey("phone");
            assertThat(settings.secret()).isVisible();
            assertThat(settings.keys()).hasCount(1);
            settings.button("Take back the key phone").click();
            assertThat(settings.keys()).hasCount(0);

            settings.signOut().click();
            assertThat(new DoorView(tab).title()).hasText("Good to see you.");
            assertThat(tab.complaints()).isEmpty();
        }
    }

    @Test
    void a_used_invitation_is_told_kindly() {
        try (Tab tab = Tab.phone(address("#/join/nothing-like-a-token"))) {
            DoorView door = new DoorView(tab);
            door.enter("someone", "quiet-harbour-lantern-42", "Join");

            assertThat(door.notice()).containsText("This link has been used or has run out.");
        }
    }

    @Test
    void the_real_page_has_no_accessibility_finding() {
        try (Tab tab = newcomer()) {
            ChatView chat = new ChatView(tab);
            capture(chat, "Sort the desk", "Sort the desk");
            chat.say("I have an hour");
            chat.card().title().waitFor();

            assertThat(new AxeBuilder(tab.page()).analyze().getViolations()).isEmpty();
        }
    }
}
