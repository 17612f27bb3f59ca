package org.onward.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.onward.browser.ScriptedServer.Answer;
import org.onward.browser.ScriptedServer.Call;

/** The one live card, from a suggestion to the reward. */
@ExtendWith(Chromium.class)
class CardIT {

    private static final String SAY = "POST /chat/messages";

    private static ScriptedServer suggesting() throws Exception {
        return Script.conversation(
                        Script.suggestionLive(), Script.you(1, "I have 30 minutes, I'm tired"), Script.suggested(2))
                .on(SAY, CardIT::walkOn);
    }

    /** The server's part of the walk: accept, two steps, done. */
    private static Answer walkOn(Call call) {
        String action = call.body().getAsJsonObject("button").get("action").getAsString();
        return Answer.created(
                switch (action) {
                    case "accept" -> Script.exchange(Script.you(3, "Let's go"), Script.working(4, 0));
                    case "step_done" -> Script.exchange(Script.you(5, "Next step"), Script.working(6, 1));
                    default -> Script.exchange(Script.you(7, "Stop for now"), Script.rewarded(8));
                });
    }

    @Test
    void a_suggestion_shows_the_first_step_and_unfolds_plan_and_reasons() throws Exception {
        try (ScriptedServer server = suggesting();
                Tab tab = Tab.desktop(server.url())) {
            SuggestionCardView card = new ChatView(tab).card();
            assertThat(card.title()).hasText("Call mom");
            assertThat(card.region()).containsText("Start with Brew a cup of tea");
            assertThat(card.region()).containsText("~15 min · Tue 17:00 · fits a quiet half hour");
            assertThat(card.region().getByText("You wanted it done by tomorrow"))
                    .isHidden();

            card.unfold("Why this one");
            card.unfold("All 3 steps");

            assertThat(card.region().getByText("You wanted it done by tomorrow"))
                    .isVisible();
            assertThat(card.region().getByText("Call and ask how she is")).isVisible();
            assertThat(card.region()).hasAttribute("aria-label", "One thing you could do now");
        }
    }

    @Test
    void accepting_leads_through_the_steps_to_the_reward_and_the_card_is_gone() throws Exception {
        try (ScriptedServer server = suggesting();
                Tab tab = Tab.phone(server.url())) {
            ChatView chat = new ChatView(tab);
            chat.card().press("Let's go");
            assertThat(chat.card().currentStep()).containsText("Brew a cup of tea");
            assertThat(chat.card().title()).isFocused();

            chat.card().press("Next step");
            assertThat(chat.card().currentStep()).containsText("Sit down somewhere quiet");
            assertThat(chat.card().region()).containsText("1 step done");

            server.on("GET /tasks/current", Script.NOTHING_LIVE);
            chat.card().press("Stop for now");
            assertThat(chat.card().region()).hasCount(0);
            assertThat(chat.message("Mom heard your voice")).isVisible();
            assertThat(tab.complaints()).isEmpty();
        }
    }

    @Test
    void only_the_newest_card_is_live_and_older_ones_become_quiet_lines() throws Exception {
        try (ScriptedServer server = Script.conversation(
                        Script.suggestionLive(),
                        Script.suggested(1).with("suggestion", Script.suggestion("Sort the drawer")),
                        Script.you(2, "Not this one"),
                        Script.suggested(3));
                Tab tab = Tab.desktop(server.url())) {
            ChatView chat = new ChatView(tab);
            assertThat(chat.card().region()).hasCount(1);
            assertThat(chat.card().title()).hasText("Call mom");
            assertThat(chat.messages().first()).containsText("Suggested: Sort the drawer");
            assertThat(chat.button("Not this one")).hasCount(1);
        }
    }

    @Test
    void pressing_twice_in_a_hurry_sends_once() throws Exception {
        CountDownLatch pressed = new CountDownLatch(1);
        try (ScriptedServer server = suggesting().on(SAY, call -> {
                    await(pressed);
                    return walkOn(call);
                });
                Tab tab = Tab.desktop(server.url())) {
            ChatView chat = new ChatView(tab);
            Locator go = chat.card().button("Let's go");
            go.dblclick();
            assertThat(go).hasAttribute("aria-disabled", "true");
            pressed.countDown();

            assertThat(chat.card().currentStep()).isVisible();
            assertThat(server.calls(SAY)).hasSize(1);
        }
    }

    @Test
    void the_primary_button_is_first_on_a_desk_and_nearest_to_the_thumb_on_a_phone() throws Exception {
        try (ScriptedServer server = suggesting();
                Tab tab = Tab.desktop(server.url())) {
            Locator buttons = new ChatView(tab).card().region().locator(".card-buttons button");
            assertThat(buttons.first()).hasText("Let's go");

            tab.look(Tab.PHONE, com.microsoft.playwright.options.ColorScheme.LIGHT);

            assertThat(buttons.last()).hasText("Let's go");
        }
    }

    @Test
    void the_whole_way_can_be_walked_by_keyboard_alone() throws Exception {
        try (ScriptedServer server = suggesting();
                Tab tab = Tab.desktop(server.url())) {
            ChatView chat = new ChatView(tab);
            chat.card().title().waitFor();
            assertThat(chat.composer()).isFocused();
            tab.page().locator(".skip-link").focus();
            assertThat(tab.page().locator(".skip-link")).isInViewport();
            tabTo(tab, chat, "Onward: back to the conversation", 1);
            tabTo(tab, chat, "Settings", 1);
            tabTo(tab, chat, "All 3 steps", 1);
            tabTo(tab, chat, "Why this one", 1);
            tabTo(tab, chat, "Let's go: start Call mom", 1);
            tab.page().keyboard().press("Enter");
            assertThat(chat.card().currentStep()).containsText("Brew a cup of tea");
            tabTo(tab, chat, "Next step: this one is done", 1);
            tab.page().keyboard().press("Space");
            assertThat(chat.card().currentStep()).containsText("Sit down somewhere quiet");
            tabTo(tab, chat, "I'm stuck: help me with this step", 1);
            tabTo(tab, chat, "composer", 3);
        }
    }

    private static void tabTo(Tab tab, ChatView chat, String name, int presses) {
        for (int i = 0; i < presses; i++) {
            tab.page().keyboard().press("Tab");
        }
        assertThat(chat.focused()).isEqualTo(name);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
