package org.onward.companion.learning;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.rules.learning.Adjustment;
import org.onward.rules.learning.LearnedEffect;

/**
 * Something learned, ready to be shown.
 *
 * @param words what it is, in a sentence
 * @param effect what it changes, in a sentence
 * @param active the effect it has now; empty while it is still forming, or has worn off
 * @param sources what it was learned from, newest first
 */
public record LearnedView(
        Adjustment adjustment, String words, String effect, Optional<LearnedEffect> active, List<Source> sources) {
    /**
     * One thing that taught it.
     *
     * @param words what happened, in a sentence with the task's title
     * @param taskId the task, if it still exists
     */
    public record Source(Instant at, String words, Optional<UUID> taskId) {}
}
