package org.onward.companion.task;

import java.time.Instant;
import java.util.Optional;

/**
 * One inline step of a task.
 *
 * @param text what to do
 * @param minutes 1 or more
 * @param doneWhen how to tell it is done
 * @param doneAt when it was done
 */
public record TaskStep(String text, int minutes, String doneWhen, Optional<Instant> doneAt) {
    public boolean done() {
        return doneAt.isPresent();
    }

    TaskStep doneAt(Instant now) {
        return new TaskStep(text, minutes, doneWhen, Optional.of(now));
    }
}
