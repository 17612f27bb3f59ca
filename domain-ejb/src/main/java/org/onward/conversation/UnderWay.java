package org.onward.conversation;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * A task under way as the turn began, read with the conversation.
 *
 * @param minutes its estimate, 1 or more
 * @param stepsDone 0 or more
 * @param stepsTotal 0 when it has no inline steps
 * @param resumes how often it was returned to
 * @param startedAt the latest acceptance
 * @param lastResumedAt when the message that ended the latest pause was sent
 */
public record UnderWay(
        UUID id,
        String title,
        int minutes,
        int stepsDone,
        int stepsTotal,
        int resumes,
        Instant startedAt,
        Optional<Instant> lastResumedAt) {
    /** When work on it began or went on last. */
    Instant since() {
        return lastResumedAt.filter(startedAt::isBefore).orElse(startedAt);
    }
}
