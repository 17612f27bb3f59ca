package org.onward.companion.task;

import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/**
 * The labels of a task (companion spec §2.3–2.6).
 *
 * @param urgency 0–100
 * @param minutes 1 or more
 */
public record TaskLabels(WorkType workType, int urgency, int minutes, Energy energy) {
    public TaskLabels {
        urgency = Math.max(0, Math.min(100, urgency));
        minutes = Math.max(1, minutes);
    }
}
