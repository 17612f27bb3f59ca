package org.onward.browser;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Scripts for the pages about how the reader works, and for the reasons of a decline. */
final class PersonalPages {
    static final String LEARNED = """
            {"paused":false,"items":[
              {"id":"a1","kind":"affinity","words":"You tend to pass on focus work in the evening.",
               "effect":"So I hold focus work back in the evening.","active":true,"amount":1,
               "learnedAt":"2026-11-20T18:00:00Z","changedAt":"2026-11-28T18:00:00Z","sources":[
                 {"at":"2026-11-28T18:00:00Z","words":"You passed on Read the survey."},
                 {"at":"2026-11-20T18:00:00Z","words":"You passed on Study the handbook."}]},
              {"id":"a2","kind":"estimate","words":"How long social work feels to you differs from what I reckoned.",
               "effect":"So I plan about 20 % more time for social work.","active":true,"amount":1.2,
               "learnedAt":"2026-11-21T18:00:00Z","changedAt":"2026-11-21T18:00:00Z","sources":[
                 {"at":"2026-11-21T18:00:00Z","words":"Call the bank was harder than thought."}]}]}""";
    static final String NOTHING_LEARNED = "{\"paused\":false,\"items\":[]}";
    static final String PREFERENCES = """
            {"timezone":"Europe/Berlin","preferences":{"preferred_beverage":"tea","comfort_spot":"armchair",
             "phone_calls.prep_steps":["find the number","sit down"]}}""";

    private PersonalPages() {}

    static ScriptedServer learned(String json) throws IOException {
        return Script.conversation(Script.NOTHING_LIVE).on("GET /learned", json);
    }

    static ScriptedServer preferences(String json) throws IOException {
        return Script.conversation(Script.NOTHING_LIVE)
                .on("GET /preferences", call -> ScriptedServer.Answer.ok(json).with("ETag", "\"3\""));
    }

    /** An alternative on offer, and the invitation to say what was off about the task before. */
    static ScriptedServer reasons() throws IOException {
        return Script.conversation(
                Script.suggestionLive(),
                Script.you(1, "not that one"),
                Script.suggested(2)
                        .with(
                                "question",
                                Map.of(
                                        "text",
                                        "A word about what was off is welcome, silence is fine.",
                                        "options",
                                        List.of(
                                                reason("timing", "Takes too long"),
                                                reason("mood_mismatch", "Wrong mood"),
                                                reason("blocked", "Waiting for something"),
                                                reason("already_done", "Already done"),
                                                reason("general", "Just not that")))));
    }

    private static Map<String, Object> reason(String category, String label) {
        return Script.button("reason:" + category, "t9", label, label + ": that's why not Sort the attic", "quiet");
    }
}
