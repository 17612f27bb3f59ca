package org.onward.browser;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** One state the page can be in: the script that leads there, the place, and the last steps of the reader. */
record PageState(String name, Stage stage, String place, Steps steps) {

    /** Opens the scripted server for a state. */
    interface Stage {
        ScriptedServer open() throws Exception;
    }

    /** What the reader does until the state is there. */
    interface Steps {
        void take(ChatView chat) throws Exception;
    }

    ScriptedServer server() throws Exception {
        return stage.open();
    }

    void reach(Tab tab) throws Exception {
        tab.page()
                .locator("main h1")
                .waitFor(new com.microsoft.playwright.Locator.WaitForOptions()
                        .setState(com.microsoft.playwright.options.WaitForSelectorState.ATTACHED));
        steps.take(new ChatView(tab));
    }

    @Override
    public String toString() {
        return name;
    }

    private static PageState at(String name, String place, Stage stage) {
        return new PageState(name, stage, place, chat -> chat.messages());
    }

    static Stream<PageState> all() {
        return Stream.of(
                at("sign-in", "", PageState::nobody),
                at("sign-in-wanted-set-up", "", () -> new ScriptedServer().on("GET /me", "{\"setupNeeded\":true}")),
                at("set-up", "#/setup/abc", PageState::nobody),
                at("join", "#/join/abc", PageState::nobody),
                at("away", "", () -> new ScriptedServer()
                        .on("GET /me", call -> ScriptedServer.Answer.status(503, "{}"))),
                new PageState(
                        "sign-in-wrong",
                        () -> nobody().on("POST /session", call -> ScriptedServer.Answer.status(401, "{}")),
                        "",
                        chat -> {
                            chat.page().getByLabel("Name").fill("ada");
                            chat.page().getByLabel("Password").fill("something else");
                            chat.button("Sign in").click();
                            chat.notice().waitFor();
                        }),
                new PageState("empty", () -> Script.conversation(Script.NOTHING_LIVE), "", chat -> chat.button(
                                "Use this example")
                        .first()
                        .waitFor()),
                new PageState(
                        "captured",
                        () -> Script.conversation(
                                Script.NOTHING_LIVE, Script.you(1, "Call mom tomorrow at 5pm"), Script.captured(2)),
                        "",
                        chat -> chat.chip("~15 min").waitFor()),
                new PageState(
                        "correcting",
                        () -> Script.conversation(
                                Script.NOTHING_LIVE, Script.you(1, "Call mom tomorrow at 5pm"), Script.captured(2)),
                        "",
                        chat -> chat.chip("~15 min").click()),
                new PageState(
                        "question",
                        () -> Script.conversation(Script.NOTHING_LIVE, Script.you(1, "sort that thing"), question(2)),
                        "",
                        chat -> chat.button("The desk").waitFor()),
                new PageState("suggestion", PageState::suggesting, "", chat -> chat.card()
                        .title()
                        .waitFor()),
                new PageState("suggestion-unfolded", PageState::suggesting, "", chat -> {
                    chat.card().unfold("All 3 steps");
                    chat.card().unfold("Why this one");
                }),
                new PageState(
                        "working",
                        () -> Script.conversation(
                                Script.workingLive(1),
                                Script.you(1, "I have 30 minutes, I'm tired"),
                                Script.suggested(2),
                                Script.you(3, "Let's go"),
                                Script.working(4, 0),
                                Script.working(5, 1)),
                        "",
                        chat -> chat.card().title().waitFor()),
                new PageState(
                        "reward",
                        () -> Script.conversation(Script.NOTHING_LIVE, Script.you(1, "Done"), Script.rewarded(2)),
                        "",
                        chat -> chat.button("What's next?").waitFor()),
                new PageState(
                        "unsent",
                        () -> Script.conversation(
                                        Script.NOTHING_LIVE,
                                        Script.you(1, "hello"),
                                        Script.onward(2, "Hi. What's on your mind?"))
                                .on("POST /chat/messages", call -> ScriptedServer.Answer.brokenOff()),
                        "",
                        chat -> {
                            chat.say("Write the report by Friday");
                            chat.button("Try again").waitFor();
                        }),
                new PageState(
                        "long",
                        () -> Script.conversation(Script.suggestionLive(), longConversation()),
                        "",
                        chat -> chat.card().title().waitFor()),
                new PageState("extreme-texts", PageState::extremeTexts, "", chat -> chat.card()
                        .title()
                        .waitFor()),
                new PageState(
                        "settings",
                        () -> Script.conversation(Script.NOTHING_LIVE)
                                .on(
                                        "POST /tokens",
                                        "{\"id\":\"2\",\"name\":\"phone\",\"token\":\"onw_8sKf2pQmZx71aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"}"),
                        "#/settings",
                        chat -> {
                            chat.page().getByLabel("What is it for?").fill("phone");
                            chat.button("Make a key").click();
                            chat.page().locator("code").waitFor();
                        }),
                new PageState("reasons", PersonalPages::reasons, "", chat -> chat.button("Takes too long")
                        .waitFor()),
                new PageState("learned", () -> PersonalPages.learned(PersonalPages.LEARNED), "#/learned", chat -> {
                    chat.page().getByText("Where it came from, 2 times").click();
                    chat.button("Forget all of it").click();
                }),
                new PageState(
                        "nothing-learned",
                        () -> PersonalPages.learned(PersonalPages.NOTHING_LEARNED),
                        "#/learned",
                        chat -> chat.page().getByText("Nothing yet").waitFor()),
                new PageState(
                        "preferences",
                        () -> PersonalPages.preferences(PersonalPages.PREFERENCES),
                        "#/preferences",
                        chat -> {
                            chat.page().getByLabel("Something to drink").waitFor();
                            chat.button("Forget all of it").click();
                        }));
    }

    private static ScriptedServer nobody() throws Exception {
        return new ScriptedServer().on("GET /me", call -> ScriptedServer.Answer.status(401, "{}"));
    }

    private static ScriptedServer suggesting() throws Exception {
        return Script.conversation(
                Script.suggestionLive(), Script.you(1, "I have 30 minutes, I'm tired"), Script.suggested(2));
    }

    private static Script.Message question(int id) {
        return Script.onward(id, "Happy to.")
                .with(
                        "question",
                        java.util.Map.of(
                                "text",
                                "Which one do you mean?",
                                "options",
                                java.util.List.of(
                                        Script.button("answer", "1", "The desk", "The desk", "quiet"),
                                        Script.button("answer", "2", "The tax papers", "The tax papers", "quiet"))));
    }

    private static Script.Message[] longConversation() {
        return Stream.concat(
                        IntStream.range(0, 30)
                                .mapToObj(i -> i % 2 == 0
                                        ? Script.you(i, "I need to sort drawer number " + i)
                                        : Script.onward(
                                                i,
                                                "Got it: Sort drawer number " + (i - 1)
                                                        + ". About 20 minutes, whenever you like.")),
                        Stream.of(Script.you(60, "I have 30 minutes, I'm tired"), Script.suggested(61)))
                .toArray(Script.Message[]::new);
    }

    private static ScriptedServer extremeTexts() throws Exception {
        String arabic = "اتصل بأمي غدًا في الخامسة مساءً واسألها عن حالها";
        return Script.conversation(
                new com.google.gson.Gson()
                        .toJson(java.util.Map.of(
                                "state",
                                "selection",
                                "suggestion",
                                Script.suggestion(arabic + " 📞"),
                                "buttons",
                                Script.suggestionButtons())),
                Script.you(1, arabic),
                Script.onward(2, "Got it: " + "Donaudampfschifffahrtsgesellschaftskapitänsmütze".repeat(6)),
                Script.you(3, "🎉👩‍👩‍👧‍👦🏳️‍🌈🫠"),
                Script.you(4, "one line\nand another\n\n   and one with spaces"),
                Script.onward(5, arabic).with("suggestion", Script.suggestion(arabic + " 📞")));
    }
}
