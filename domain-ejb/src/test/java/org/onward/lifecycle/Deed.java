package org.onward.lifecycle;

import java.util.List;

/** What can happen in a sequence. How often it does is its weight; what exactly, the number that comes with it decides. */
enum Deed {
    CAPTURE(12),
    CAPTURE_LARGE(3),
    CAPTURE_UNCLEAR(1),
    ASK(14),
    ACCEPT(12),
    DECLINE(7),
    STEP_DONE(10),
    DONE(8),
    DONE_BY_NAME(4),
    STOP(4),
    ELSE(2),
    HELP(3),
    TOO_BIG(3),
    ANSWER(4),
    CHECK_IN_ANSWER(4),
    BACK(2),
    CORRECT(4),
    TAP(3),
    UNDO(2),
    TALK(3),
    PRESS(10),
    PRESS_OLD(5),
    PRESS_FOREIGN(2),
    MINUTES_PASS(10),
    HOURS_PASS(4),
    DAYS_PASS(2),
    CLOCK_JUMPS_BACK(1),
    RESTART(2),
    OTHER_PERSON(8);

    private static final String[] VERBS = {"sort", "wash", "paint", "mend", "call about", "write about", "buy", "pack"};
    private static final String[] THINGS = {
        "the receipts",
        "the fence",
        "the boat",
        "the curtains",
        "the garden chairs",
        "the old bike",
        "the cellar shelves",
        "the birthday cards",
        "the tax papers",
        "the kitchen lamp",
        "the winter coats",
        "the piano"
    };
    private static final List<String> LARGE = List.of(
            "write my thesis proposal, 3 hours",
            "plan the summer festival, 4 hours",
            "clean out the garage, 2 hours",
            "research, draft and review the funding application",
            "prepare the annual report, 150 minutes");

    private final int weight;

    Deed(int weight) {
        this.weight = weight;
    }

    int weight() {
        return weight;
    }

    /** What is said for it; empty for what is not said, or depends on what there is. */
    String words(int number) {
        return switch (this) {
            case CAPTURE -> pick(number, VERBS) + " " + pick(number / VERBS.length, THINGS);
            case CAPTURE_LARGE -> LARGE.get(number % LARGE.size());
            case CAPTURE_UNCLEAR -> pick(number, "do the thing", "sort it", "that stuff");
            case ASK ->
                "I have " + pick(number, "10", "20", "30", "45", "60", "120") + " minutes"
                        + pick(number / 6, "", "", ", I'm tired", ", I'm focused", " and I'm feeling creative");
            case ACCEPT -> pick(number, "sure", "yes", "ok", "let's do it");
            case DECLINE ->
                pick(
                        number,
                        "not that one",
                        "that takes too long",
                        "wrong mood for that",
                        "I can't yet, waiting on Bob",
                        "already did that",
                        "just not feeling it",
                        "something else");
            case STEP_DONE -> pick(number, "done with step 1", "first part done", "done with step 2", "step 3 is done");
            case DONE -> pick(number, "done", "I did it", "finished!", "✅");
            case STOP -> pick(number, "I need to stop", "enough for now", "stop");
            case ELSE -> pick(number, "let me do something else", "something else", "what else is there?");
            case HELP -> pick(number, "I'm stuck", "where do I begin?", "what's next?", "I guess");
            case TOO_BIG -> pick(number, "this is too big", "can't finish this", "it's more than I can do at once");
            case ANSWER ->
                pick(number, "nothing yet", "the first part", "the broken bike", "the second", "yes", "no", "neither");
            case CHECK_IN_ANSWER ->
                pick(
                        number,
                        "still on it",
                        "need 20 more minutes",
                        "I need more time",
                        "got distracted",
                        "jump back in");
            case BACK -> pick(number, "I'm back", "back again", "hello again");
            case CORRECT ->
                pick(
                        number,
                        "that's urgent",
                        "no rush",
                        "that'll take 2 hours",
                        "that'll take 20 minutes",
                        "by Friday",
                        "it's more of a call",
                        "never mind");
            case TALK ->
                pick(
                        number,
                        "hello",
                        "what's on my list?",
                        "what have you learned about me?",
                        "I usually make tea first");
            default -> "";
        };
    }

    private static String pick(int number, String... from) {
        return from[number % from.length];
    }
}
