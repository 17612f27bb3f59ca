package org.onward.rules.selection;

import java.time.Instant;
import java.util.UUID;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/**
 * An open task as selection sees it.
 *
 * @param minutes estimate as stored
 * @param rejections how often it was declined
 * @param dueAt deadline or null
 * @param blocked waiting for something outside
 * @param declinedThisSession declined since the session began
 * @param parentId parent or null
 * @param sequence order among siblings, 1-based; 0 without parent
 * @param firstStepMinutes minutes of its first open step; 0 when unknown (for a micro first step, §4.8)
 * @param pattern the plan it follows, by which similar tasks are known; empty for none in particular
 * @param learnedFactor the learned factor its minutes contain; 0 when the person stated them
 */
public record Candidate(
        UUID id,
        WorkType workType,
        int urgency,
        int minutes,
        Energy energy,
        int rejections,
        Instant createdAt,
        Instant dueAt,
        boolean blocked,
        boolean declinedThisSession,
        UUID parentId,
        int sequence,
        int firstStepMinutes,
        String pattern,
        double learnedFactor) {
    /** A task about which nothing was learned. */
    public Candidate(
            UUID id,
            WorkType workType,
            int urgency,
            int minutes,
            Energy energy,
            int rejections,
            Instant createdAt,
            Instant dueAt,
            boolean blocked,
            boolean declinedThisSession,
            UUID parentId,
            int sequence,
            int firstStepMinutes) {
        this(
                id,
                workType,
                urgency,
                minutes,
                energy,
                rejections,
                createdAt,
                dueAt,
                blocked,
                declinedThisSession,
                parentId,
                sequence,
                firstStepMinutes,
                "",
                1);
    }

    /** The same with another estimate. */
    Candidate taking(int effectiveMinutes) {
        return new Candidate(
                id,
                workType,
                urgency,
                effectiveMinutes,
                energy,
                rejections,
                createdAt,
                dueAt,
                blocked,
                declinedThisSession,
                parentId,
                sequence,
                firstStepMinutes,
                pattern,
                learnedFactor);
    }
}
