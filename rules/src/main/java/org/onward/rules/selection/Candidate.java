package org.onward.rules.selection;

import java.time.Instant;
import java.util.UUID;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/**
 * An open task as selection sees it.
 *
 * @param minutes effective estimate, learned multiplier included
 * @param rejections how often it was declined
 * @param dueAt deadline or null
 * @param blocked waiting for something outside
 * @param declinedThisSession declined since the session began
 * @param parentId parent or null
 * @param sequence order among siblings, 1-based; 0 without parent
 * @param firstStepMinutes minutes of its first open step; 0 when unknown (for a micro first step, §4.8)
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
        int firstStepMinutes) {}
