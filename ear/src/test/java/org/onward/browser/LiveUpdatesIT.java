package org.onward.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.onward.browser.ScriptedServer.Answer;

/** What happens elsewhere appears here by itself. */
@ExtendWith(Chromium.class)
class LiveUpdatesIT {

    private static ScriptedServer talking() throws Exception {
        return Script.conversation(Script.NOTHING_LIVE, Script.you(1, "hello"), Script.onward(2, "Hi."));
    }

    @Test
    void a_message_from_elsewhere_appears_in_every_tab() throws Exception {
        try (ScriptedServer server = talking();
                Tab tab = Tab.desktop(server.url())) {
            Tab second = tab.neighbour(server.url());
            until(tab, () -> server.openStreams() == 2);

            server.push(Script.suggested(3).json());

            assertThat(new ChatView(tab).card().title()).hasText("Call mom");
            assertThat(new ChatView(second).card().title()).hasText("Call mom");
            assertThat(tab.page().locator(".announcements")).containsText("One thing you could do now: Call mom");
            assertThat(second.complaints()).isEmpty();
        }
    }

    @Test
    void a_slow_answer_does_not_take_away_the_card_of_a_newer_message() throws Exception {
        CountDownLatch arrived = new CountDownLatch(1);
        CountDownLatch overtaken = new CountDownLatch(1);
        try (ScriptedServer server = talking();
                Tab tab = Tab.desktop(server.url())) {
            until(
                    tab,
                    () -> server.openStreams() == 1
                            && server.calls("GET /tasks/current").size() > 1);
            server.push(Script.suggested(3).json());
            ChatView chat = new ChatView(tab);
            chat.card().title().waitFor();
            server.on("GET /tasks/current", call -> {
                arrived.countDown();
                await(overtaken);
                return Answer.ok(Script.NOTHING_LIVE);
            });
            server.push(Script.onward(4, "By the way.").json());
            until(tab, () -> arrived.getCount() == 0);
            server.push(Script.working(5, 0).json());
            assertThat(chat.card().currentStep()).isVisible();
            overtaken.countDown();
            server.push(Script.you(6, "and then").json());
            chat.message("and then").waitFor();

            assertThat(chat.card().currentStep()).isVisible();
        }
    }

    @Test
    void an_answer_that_comes_twice_is_shown_once() throws Exception {
        try (ScriptedServer server = talking();
                Tab tab = Tab.desktop(server.url())) {
            until(tab, () -> server.openStreams() == 1);
            server.on("POST /chat/messages", call -> {
                pushQuietly(server, Script.you(3, "buy milk").json());
                pushQuietly(server, Script.onward(4, "Got it: Buy milk.").json());
                return Answer.created(
                        Script.exchange(Script.you(3, "buy milk"), Script.onward(4, "Got it: Buy milk.")));
            });
            ChatView chat = new ChatView(tab);
            chat.say("buy milk");

            assertThat(chat.message("Got it: Buy milk.")).isVisible();
            assertThat(chat.messages()).hasCount(4);
        }
    }

    @Test
    void a_broken_stream_is_resumed_where_it_broke() throws Exception {
        try (ScriptedServer server = talking();
                Tab tab = Tab.desktop(server.url())) {
            until(tab, () -> server.openStreams() == 1);
            server.push(Script.onward(3, "One.").json());
            new ChatView(tab).message("One.").waitFor();

            server.dropStreams();
            until(tab, () -> server.openStreams() == 1);

            assertThat(server.resumedFrom()).contains("3");
        }
    }

    @Test
    void without_a_stream_the_page_asks_now_and_then() throws Exception {
        try (ScriptedServer server = talking().on("GET /chat/stream", call -> Answer.status(503, "{}"));
                Tab tab = Tab.desktop(server.url())) {
            new ChatView(tab).message("Hi.").waitFor();
            server.on(
                    "GET /chat/messages",
                    Script.page(Script.you(1, "hello"), Script.onward(2, "Hi."), Script.onward(3, "By the way.")));

            new ChatView(tab).message("By the way.").waitFor();
        }
    }

    @Test
    void earlier_messages_come_on_demand_and_the_text_stays_where_it_is() throws Exception {
        Script.Message[] page = java.util.stream.IntStream.range(100, 130)
                .mapToObj(i -> Script.onward(i, "Number " + i))
                .toArray(Script.Message[]::new);
        Script.Message[] before = java.util.stream.IntStream.range(50, 100)
                .mapToObj(i -> Script.onward(i, "Number " + i))
                .toArray(Script.Message[]::new);
        try (ScriptedServer server = talking()
                        .on(
                                "GET /chat/messages",
                                call -> Answer.ok(
                                        call.query().contains("before=100")
                                                ? Script.page(before)
                                                : Script.pageWithOlder("/api/chat/messages?before=100", page)));
                Tab tab = Tab.phone(server.url())) {
            ChatView chat = new ChatView(tab);
            chat.button("Show earlier messages").scrollIntoViewIfNeeded();
            double top = chat.message("Number 100").boundingBox().y;
            chat.button("Show earlier messages").click();

            assertThat(chat.messages()).hasCount(80);
            assertThat(chat.button("Show earlier messages")).hasCount(0);
            assertThat(chat.message("Number 100").boundingBox().y).isBetween(top - 60, top + 60);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(Chromium.PATIENCE_MILLIS, TimeUnit.MILLISECONDS))
                    .isTrue();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void until(Tab tab, BooleanSupplier condition) {
        tab.page().waitForCondition(condition);
    }

    private static void pushQuietly(ScriptedServer server, String message) {
        try {
            server.push(message);
        } catch (java.io.IOException gone) {
            throw new java.io.UncheckedIOException(gone);
        }
    }
}
