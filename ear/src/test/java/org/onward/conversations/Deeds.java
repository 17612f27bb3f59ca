package org.onward.conversations;

import java.time.Duration;

/** What people do, and time, which passes by itself. */
final class Deeds {
    private static final String LENGTH = "(\\d+) (seconds?|minutes?|hours?|days?)";

    private Deeds() {}

    static void teach(Vocabulary words) {
        words.sentence("says \"(.*)\"", (talk, said) -> talk.say(said.group(1)));
        words.sentence("and somebody else says \"(.*)\"", (talk, said) -> talk.sayAsSomebodyElse(said.group(1)));
        words.sentence("presses \"(.+?)\"", (talk, said) -> talk.press(said.group(1)));
        words.sentence("presses the earlier \"(.+?)\"", (talk, said) -> talk.pressEarlier(said.group(1)));
        words.sentence("waits " + LENGTH, (talk, said) -> talk.wait(length(said.group(1), said.group(2))));
        words.sentence("waits until ((?:\\w+day )?\\d\\d:\\d\\d)", (talk, said) -> talk.waitUntil(said.group(1)));
        words.sentence("then it is told \"(.+?)\"", (talk, said) -> talk.beTold(said.group(1)));
        words.sentence(
                "corrects (\".+?\") to (.+)", (talk, said) -> talk.correct(said.group(1), Labels.read(said.group(2)))
                        .expecting(200));
    }

    private static Duration length(String number, String unit) {
        long count = Long.parseLong(number);
        return switch (unit.replaceAll("s$", "")) {
            case "second" -> Duration.ofSeconds(count);
            case "minute" -> Duration.ofMinutes(count);
            case "hour" -> Duration.ofHours(count);
            default -> Duration.ofDays(count);
        };
    }
}
